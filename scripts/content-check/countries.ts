import { filesOfCountry, InvalidContentError, parseContent } from '#backend/content/content.ts';
import { fallbackLanguage } from '../../src/shared/content/content-languages.ts';
import { type CountryCode, type CountryFacts, countries, type Language } from '../../src/shared/country/countries.ts';
import type { Finding } from './finding.ts';
import { sectionFindings } from './sections.ts';

const codes = Object.keys(countries) as CountryCode[];
const ownTexts = /^pages\/([^/]+)\/([a-z]{2})\.([a-z]{2})\.json$/;

/** A country's own texts for a page in a language that it does not speak, or for a page without texts in that language. */
const unread = (files: ReadonlyMap<string, unknown>): Finding[] =>
  [...files.keys()].flatMap((file) => {
    const [, page, language, country] = ownTexts.exec(file) ?? [];
    if (!country) return [];
    const { languages }: CountryFacts = countries[country as CountryCode];
    if (!languages.includes(language as Language) && language !== fallbackLanguage)
      return [{ file, message: `nobody reads it: ${country} does not speak ${language}` }];
    return files.has(`pages/${page}/${language}.json`)
      ? []
      : [{ file, message: `stands alone: pages/${page}/${language}.json is missing` }];
  });

const faultsIn = (country: CountryCode, files: ReadonlyMap<string, unknown>): Finding[] => {
  try {
    const { pages } = parseContent(country, filesOfCountry(files, country));
    return [...files.keys()].flatMap((file) => {
      const [, page = '', language, own] = ownTexts.exec(file) ?? [];
      const texts = own === country ? pages.get(page)?.texts[language as Language] : undefined;
      return texts ? sectionFindings(file, texts.sections) : [];
    });
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    return error.faults.map(({ file, message }) => ({ file, message: `${message} (${country})` }));
  }
};

/** The pages of every country as it shows them: its own sections are checked by their modules, its values in every text. */
export const checkCountries = (files: ReadonlyMap<string, unknown>): Finding[] => [
  ...unread(files),
  ...codes.flatMap((country) => faultsIn(country, files)),
];
