import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { GoogleChoice } from './google-choice.ts';

/** What Google's maps are asked for with; once in a document. */
export type GoogleOptions = { key: string; language: string; region: string };

/** The same for everything on a page of a country. */
export const googleOptionsOf = ({ key }: GoogleChoice, country: CountryCode, language: Language): GoogleOptions => ({
  key,
  language,
  region: country.toUpperCase(),
});
