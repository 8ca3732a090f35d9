import type { Language } from '#shared/country/countries.ts';
import type { CountryFile } from './country-file.ts';

/** The name of the country's tax in a language: `TVA` on a French page of Switzerland, `MWST` on a German one. */
export const taxLabelOf = ({ label, labelByLanguage }: Pick<CountryFile['tax'], 'label' | 'labelByLanguage'>, language: Language): string =>
  labelByLanguage[language] ?? label;
