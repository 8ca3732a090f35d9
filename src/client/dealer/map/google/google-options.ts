import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { GoogleChoice } from './google-choice.ts';

/** The load options of Google Maps; they apply once per document. */
export type GoogleOptions = { key: string; language: string; region: string };

/** The same for everything on a country's page. */
export const googleOptionsOf = ({ key }: GoogleChoice, country: CountryCode, language: Language): GoogleOptions => ({
  key,
  language,
  region: country.toUpperCase(),
});
