import { cleanCode } from '#shared/cleaning/clean-code.ts';
import { salutations } from './address.ts';
import { captchaField } from './captcha.ts';
import { accessCode, email, password, typedPassword, typedPhone } from './rules.ts';
import { bounded, filled, measured, rejectInvisible } from './text.ts';
import { z } from './zod.ts';

const customerTypes = ['Private', 'Company'] as const;
export type CustomerType = (typeof customerTypes)[number];

export const consentTypes = ['TermsOfUse', 'PrivacyPolicy', 'Newsletter'] as const;
export type ConsentType = (typeof consentTypes)[number];

const maybe = (max: number) => z._default(bounded(max), '');
// A no-script form sends the value of its checkbox.
const isGiven = (value: unknown): boolean => value === true || value === 'true' || value === 'on' || value === 'accept';
const given = z.pipe(
  z.unknown().check(z.refine(isGiven, 'general.validation.tick')),
  z.transform(() => true as const),
);

/** A visitor's consents; the newsletter may be omitted. */
export const consents = z.prefault(
  z.strictObject({
    TermsOfUse: given,
    PrivacyPolicy: given,
    Newsletter: z.pipe(
      z._default(z.union([z.boolean(), measured(10)]), false),
      z.transform((value: boolean | string) => isGiven(value)),
    ),
  }),
  // A no-script form with no box ticked has none of them: each is reported at its own box.
  { TermsOfUse: undefined, PrivacyPolicy: undefined },
);

/** The owner's personal data. */
export const personFields = z.strictObject({
  customerType: z.enum(customerTypes),
  salutation: z._default(z.enum(salutations), ''),
  firstName: filled(80),
  lastName: filled(80),
  phone: z._default(z.union([z.literal(''), typedPhone], 'general.validation.phone'), ''),
  company: maybe(120),
  /** VAT id or business number; its format and check digit are checked on the server. */
  taxNumber: maybe(30),
});
export type Person = z.output<typeof personFields>;

/** Rejects invisible characters in submitted personal data. */
export const rejectInvisibleInPerson = rejectInvisible(Object.keys(personFields.shape));

/** A company must give its name and its number. */
export const requireCompany = (
  person: Person,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void => {
  if (person.customerType === 'Private') return;
  for (const name of ['company', 'taxNumber'] as const)
    if (person[name] === '') context.addIssue({ code: 'custom', path: [name], message: 'general.validation.required' });
};

/** POST /consumer/create */
export const registerBody = z
  .extend(personFields, { email, password, consentsModel: consents, captcha: captchaField })
  .check(z.superRefine(requireCompany), z.superRefine(rejectInvisibleInPerson));
export type Registration = z.output<typeof registerBody>;
export type RegistrationInput = z.input<typeof registerBody>;

/** The response of every call that sends a mail: the same whether or not there is such an account. */
export const mailSent = z.object({ isSent: z.literal(true) });

/** POST /consumer/confirm-email: `id` and `userId` of the mail's link, `otp` as the mail shows it, and the chosen password. */
export const confirmBody = z.strictObject({
  id: z.uuid('general.validation.notValid'),
  userId: z.uuid('general.validation.notValid'),
  otp: z.pipe(measured(10).check(z.overwrite(cleanCode)), accessCode),
  password: typedPassword,
});
export type Confirmation = z.output<typeof confirmBody>;

/** The response: now the consumer can log in. */
export const confirmed = z.object({ isConfirmed: z.literal(true) });

/** POST /consumer/send-email-verification */
export const resendBody = z.strictObject({ email });
