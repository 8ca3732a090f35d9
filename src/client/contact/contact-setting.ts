import type { Option } from '#client/primitives/select/option.ts';
import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import type { ContactConfiguration } from '#shared/contract/contact.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';

/** The fields of the form that hold a line of text. */
export const lineFields = [
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

/** What the form needs of its page. */
export type ContactSetting = {
  site: Pick<Site, 'language' | 'locale'>;
  messages: Pick<Messages, 'contact' | 'general'>;
  configuration: Pick<ContactConfiguration, 'requiredFields' | 'successUrl'>;
  /** In the order in which they are asked: who it is, and what else may be said. */
  order: { names: readonly LineField[]; addressRows: readonly (readonly LineField[])[]; isTitleFirst: boolean; asksSalutation: boolean };
  topics: readonly string[];
  /** By the names of the fields, in their order. */
  labels: Record<string, string>;
  /** What other screens say, too. */
  words: { optional: string; sending: string; consent: readonly string[] };
  privacyHref: string | undefined;
  salutations: readonly Option[];
  countries: readonly Option[];
  /** What each field holds to begin with. */
  fields: Record<string, string>;
  /** Why a form without script was refused. */
  problems: readonly FieldProblem[];
  /** What stands for the captcha without script, on the page that shows a refused form. */
  ticket: string | undefined;
  /** Where the shop has a key for it. */
  recaptcha: RecaptchaChoice | undefined;
};
