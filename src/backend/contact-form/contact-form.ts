import 'server-only';
import { pathOfPage } from '#backend/content/content.ts';
import type { ContactConfiguration, RequirableField } from '#shared/contract/contact.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { listCountries } from './list-countries.ts';

export { getPhoneTimes } from './phone-times.ts';

const named: readonly RequirableField[] = ['firstName', 'lastName'];

// Where we usually call back the number is required; where a regional fitter comes, the region is.
const alsoRequired: Partial<Record<CountryCode, readonly RequirableField[]>> = {
  jp: ['phone'],
  cn: ['phone'],
  vn: ['phone'],
  us: ['postalCode'],
  ca: ['postalCode'],
  au: ['postalCode'],
};

/** Fields that a country's form requires in addition to those of every request. */
export const requiredIn = (country: CountryCode): RequirableField[] => [...named, ...(alsoRequired[country] ?? [])];

/** What the contact form asks on a site, and where it leads afterwards. */
export const getContactConfiguration = async (site: Site): Promise<ContactConfiguration> => {
  const t = createTranslator(site.language, await loadMessages(site.locale));
  return {
    issueOne: t('contact.issue.one'),
    issueTwo: t('contact.issue.two'),
    issueThree: t('contact.issue.three'),
    requiredFields: requiredIn(site.country),
    successUrl: pathOfPage(site, 'contact-success') ?? site.root,
    countries: listCountries(site.language),
  };
};
