import { type CountryCode, countries } from '#shared/country/countries.ts';
import { displayNames } from '#shared/i18n/formats.ts';

/** The name of a country in a language: `Schweiz`, `Suisse`, `スイス`. */
export const countryName = (country: CountryCode, language: string): string => {
  const { iso, label } = countries[country];
  return displayNames(language, 'region').of(iso) ?? label;
};
