import { cleanPostalCode } from '#shared/cleaning/clean-postal-code.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { captchaField } from './captcha.ts';
import { email, typedPhone } from './rules.ts';
import { filledLine, filledText, measured, optionalLine } from './text.ts';
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

/** Academic titles, the same in every language. */
export const titleLabels = { dr: 'Dr.', prof: 'Prof.' } as const;

const iso = /^[A-Z]{2}$/;
// Intl throws at an invalid code, but the previous rule has rejected it by then.
const isRegion = (code: string): boolean =>
  !iso.test(code) || new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

// The client's requirement: a form that requires a salutation also requires the street.
const isRequired = (name: RequirableField, required: readonly string[]): boolean =>
  required.includes(name === 'street' ? 'salutation' : name);

const codes = new Map((Object.keys(countries) as CountryCode[]).map((code) => [countries[code].iso as string, code]));

// In its country's format, if the shop knows it; the code is not validated: nothing is sent to it.
const withCleanCode = <Given extends { country: string; postalCode: string }>(given: Given): Given => {
  const country = codes.get(given.country);
  return country === undefined ? given : { ...given, postalCode: cleanPostalCode(country, given.postalCode) };
};

/** POST /marketing/contact/send, with the fields that the configuration requires. */
export const contactBody = (required: readonly string[]) => {
  // A rule of the field, not of the form: everything that is missing is reported at once, whatever else is wrong.
  const needed = <Field extends z.ZodMiniType<string>>(name: RequirableField, field: Field): Field =>
    isRequired(name, required) ? field.check(z.refine((value) => value !== '', 'general.validation.required')) : field;
  const fields = z.strictObject({
    topic: filledLine(80),
    issue: filledText(5000),
    articleNumber: optionalLine(40),
    salutation: needed('salutation', z._default(z.enum(['', 'female', 'male']), '')),
    title: needed('title', z._default(z.enum(['', 'dr', 'prof']), '')),
    firstName: needed('firstName', optionalLine(80)),
    lastName: needed('lastName', optionalLine(80)),
    street: needed('street', optionalLine(160)),
    addressAddition: needed('addressAddition', optionalLine(160)),
    postalCode: needed('postalCode', optionalLine(12)),
    city: needed('city', optionalLine(120)),
    /** ISO 3166-1 alpha-2. */
    country: measured(2).check(z.regex(iso, 'general.validation.required'), z.refine(isRegion, 'general.validation.notValid')),
    company: needed('company', optionalLine(120)),
    department: needed('department', optionalLine(120)),
    phone: needed('phone', z._default(z.union([z.literal(''), typedPhone], 'general.validation.phone'), '')),
    fax: needed('fax', z._default(z.union([z.literal(''), typedPhone], 'general.validation.phone'), '')),
    email,
    'privacy-consent': z.literal('accept', 'general.validation.tick'),
    /** A honeypot that nobody sees: only a bot fills it in. */
    website: z._default(z.literal('', 'general.validation.notValid'), ''),
    captcha: captchaField,
  });
  return fields.check(z.overwrite(withCleanCode));
};
export type ContactRequest = z.infer<ReturnType<typeof contactBody>>;

/** GET /api/contactform: the fields of the form, and where it leads. */
export const contactConfiguration = z.object({
  issueOne: z.string(),
  issueTwo: z.string(),
  issueThree: z.string(),
  requiredFields: z.array(z.enum(requirableFields)),
  successUrl: z.string(),
  /** ISO 3166-1 alpha-2 with the name in the language of the call, in its order (F-06). */
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type ContactConfiguration = z.infer<typeof contactConfiguration>;

/** The response to an accepted request. */
export const contactReceipt = z.object({ requestId: z.string(), successUrl: z.string() });
