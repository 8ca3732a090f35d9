import type { Option } from '#client/primitives/select/option.ts';
import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import type { ContactConfiguration } from '#shared/contract/contact.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';

/** The single-line text fields of the form. */
const lineFields = [
  'firstName',
  'lastName',
  'email',
  'articleNumber',
  'company',
  'department',
  'street',
  'addressAddition',
  'postalCode',
  'city',
  'phone',
  'fax',
] as const;
export type LineField = (typeof lineFields)[number];

/** What the form gets from its page. */
export type ContactSetting = {
  site: Pick<Site, 'language' | 'locale'>;
  messages: Pick<Messages, 'contact' | 'general'>;
  configuration: Pick<ContactConfiguration, 'requiredFields' | 'successUrl'>;
  /** In display order: who writes, and optional data. */
  order: { names: readonly LineField[]; addressRows: readonly (readonly LineField[])[]; isTitleFirst: boolean; asksSalutation: boolean };
  topics: readonly string[];
  /** Labels by field name, in their order. */
  labels: Record<string, string>;
  /** Texts shared with other screens. */
  words: { optional: string; sending: string; consent: readonly string[] };
  privacyHref: string | undefined;
  salutations: readonly Option[];
  countries: readonly Option[];
  /** The initial value of each field. */
  fields: Record<string, string>;
  /** Errors of a form submitted without script. */
  problems: readonly FieldProblem[];
  /** The pre-filled captcha solution without script, on the page that shows a rejected form. */
  ticket: string | undefined;
  /** If the shop has a key for it. */
  recaptcha: RecaptchaChoice | undefined;
};
