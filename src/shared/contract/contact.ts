import { email, phone } from '#shared/validation/rules.ts';
import { z } from './zod.ts';

const filled = (max: number) => z.string().trim().min(1, 'general.validation.required').max(max, 'general.validation.tooLong');
const maybe = (max: number) => z.string().trim().max(max, 'general.validation.tooLong').default('');

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
  topic: filled(80),
  issue: filled(5000),
  articleNumber: maybe(40),
  salutation: z.enum(['', 'female', 'male']).default(''),
  title: z.enum(['', 'dr', 'prof']).default(''),
  firstName: maybe(80),
  lastName: maybe(80),
  street: maybe(160),
  addressAddition: maybe(160),
  postalCode: maybe(12),
  city: maybe(120),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(iso, 'general.validation.required').refine(isRegion, 'general.validation.notValid'),
  company: maybe(120),
  department: maybe(120),
  phone: z.union([z.literal(''), phone], 'general.validation.phone').default(''),
  fax: z.union([z.literal(''), phone], 'general.validation.phone').default(''),
  email,
  'privacy-consent': z.literal('accept', 'general.validation.required'),
  captcha: maybe(4000),
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
