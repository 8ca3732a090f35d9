import { email, typedPhone } from './rules.ts';
import { filledLine, filledText, optionalLine } from './text.ts';
import { z } from './zod.ts';

/** Fields that a country may require (F-01); topic, issue, email, country and privacy consent always are. */
export const requirableFields = [
  'salutation',
  'title',
  'firstName',
  'lastName',
  'street',
  'addressAddition',
  'postalCode',
  'city',
  'company',
  'department',
  'phone',
  'fax',
] as const;
export type RequirableField = (typeof requirableFields)[number];

const iso = /^[A-Z]{2}$/;
// Intl throws at what is no code at all; the rule before this one has refused it by then.
const isRegion = (code: string): boolean =>
  !iso.test(code) || new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

const fields = z.strictObject({
  topic: filledLine(80),
  issue: filledText(5000),
  articleNumber: optionalLine(40),
  salutation: z.enum(['', 'female', 'male']).default(''),
  title: z.enum(['', 'dr', 'prof']).default(''),
  firstName: optionalLine(80),
  lastName: optionalLine(80),
  street: optionalLine(160),
  addressAddition: optionalLine(160),
  postalCode: optionalLine(12),
  city: optionalLine(120),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(iso, 'general.validation.required').refine(isRegion, 'general.validation.notValid'),
  company: optionalLine(120),
  department: optionalLine(120),
  phone: z.union([z.literal(''), typedPhone], 'general.validation.phone').default(''),
  fax: z.union([z.literal(''), typedPhone], 'general.validation.phone').default(''),
  email,
  'privacy-consent': z.literal('accept', 'general.validation.required'),
  captcha: z.string().max(4000, 'general.validation.tooLong').default(''),
});

// The client's rule: who must say how to be addressed must also say where to be written to.
const isRequired = (name: RequirableField, required: readonly string[]): boolean =>
  required.includes(name === 'street' ? 'salutation' : name);

/** POST /marketing/contact/send, with the fields that the configuration requires. */
export const contactBody = (required: readonly string[]) =>
  fields.superRefine((sent, context) => {
    for (const name of requirableFields) {
      if (isRequired(name, required) && sent[name] === '')
        context.addIssue({ code: 'custom', path: [name], message: 'general.validation.required' });
    }
  });
export type ContactRequest = z.infer<typeof fields>;

/** GET /api/contactform: what the form asks, and where it leads. */
export const contactConfiguration = z.object({
  issueOne: z.string(),
  issueTwo: z.string(),
  issueThree: z.string(),
  requiredFields: z.array(z.enum(requirableFields)),
  successUrl: z.string(),
});
export type ContactConfiguration = z.infer<typeof contactConfiguration>;

/** The answer to a request that was taken in. */
export const contactReceipt = z.object({ requestId: z.string(), successUrl: z.string() });
export type ContactReceipt = z.infer<typeof contactReceipt>;
