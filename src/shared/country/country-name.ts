import { type CountryCode, countries } from './countries.ts';

/** A country as a language names it: `Schweiz`, `Suisse`, `スイス`. */
export const countryName = (country: CountryCode, language: string): string => {
  const { iso, label } = countries[country];
  return new Intl.DisplayNames(language, { type: 'region' }).of(iso) ?? label;
};
