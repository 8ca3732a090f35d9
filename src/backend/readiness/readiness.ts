import 'server-only';
import { alternatesOf, findPageById, getCountryContent, isLive, liveSites } from '#backend/content/content.ts';
import { listDealers } from '#backend/dealer/dealer.ts';
import { mainCountries } from '#shared/content/content-languages.ts';
import { type CountryCode, type CountryFacts, countries, type Language } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { placeholdersIn } from '#shared/seller/company-numbers.ts';
import { consentIn, particularsIn } from './missing-law.ts';
import { missingTexts } from './missing-texts.ts';

/**
 * What a country can lack before its shop may open. Prices are not included: a product without one in every currency is rejected when it
 * is read.
 */
export const readinessParts = ['pages', 'law', 'texts', 'products', 'alternates', 'dealers', 'particulars', 'numbers', 'counsel'] as const;
type ReadinessPart = (typeof readinessParts)[number];

/** What a country lacks, by part: the file, key or variable of each item. */
export type Readiness = { country: CountryCode; isLive: boolean; missing: Readonly<Record<ReadinessPart, readonly string[]>> };

/** Pages about a country's own law: if several countries share a language, each but the first needs its own text. */
const ownLaw = ['terms', 'privacy', 'imprint', 'accessibility'];

const pagesIn = (country: CountryCode, language: Language): string[] => {
  const { pages, navigation } = getCountryContent(country);
  const untold = [...pages].filter(([, { texts }]) => !texts[language]).map(([id]) => `pages/${id}/${language}.json`);
  return navigation[language] ? untold : [...untold, `navigation/${language}.json`];
};

const lawIn = (country: CountryCode, language: Language): string[] =>
  mainCountries[language] === country
    ? []
    : ownLaw.filter((id) => !getCountryContent(country).differs(id, language)).map((id) => `pages/${id}/${language}.${country}.json`);

const productsIn = (country: CountryCode, language: Language): string[] =>
  [...getCountryContent(country).products].filter(([, { texts }]) => !texts[language]).map(([key]) => `catalogue/${key}/${language}.json`);

/** Pages of a country that lack an alternate link to a live site. */
const alternatesIn = (country: CountryCode, language: Language): string[] => {
  const site = findSite(country, language);
  if (!site || !isLive(country)) return [];
  const wanted = liveSites().length;
  return [...getCountryContent(country).pages.values()].flatMap(({ file: { pageId, type, robots } }) => {
    const found = type === '404' || robots === 'noindex' ? undefined : findPageById(site, pageId);
    // One more than the sites: x-default.
    return found && alternatesOf(found).length < wanted ? [`${pageId} in ${site.locale}`] : [];
  });
};

/** What a country lacks, in its content and in the shop's environment. Content must be loaded. */
export const readinessOf = async (country: CountryCode): Promise<Readiness> => {
  const { languages }: CountryFacts = countries[country];
  const { counsel, counselQuestions } = getCountryContent(country).country;
  const inEach = (find: (country: CountryCode, language: Language) => string[]): string[] =>
    languages.flatMap((language) => find(country, language));
  const texts = await Promise.all(
    languages.map(async (language) =>
      missingTexts(await loadMessages('de'), await loadMessages(language)).map((key) => `${key} in ${language}`),
    ),
  );
  return {
    country,
    isLive: isLive(country),
    missing: {
      pages: inEach(pagesIn),
      law: [...inEach(lawIn), ...consentIn(country)],
      texts: texts.flat(),
      products: inEach(productsIn),
      alternates: inEach(alternatesIn),
      dealers: (await listDealers(country)).length === 0 ? [`dealers/${country}.json`] : [],
      particulars: particularsIn(country),
      numbers: placeholdersIn(environment(), [country]),
      counsel: counsel === null ? ['nobody of the law has read its legal pages', ...counselQuestions] : [],
    },
  };
};
