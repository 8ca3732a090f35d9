import type { CountryCode, Language } from '#shared/country/countries.ts';
import { countryName } from './country-name.ts';

/**
 * A country as the place where something happens: with the article, preposition and case that its name takes in the language. Each language
 * names the countries whose site speaks it.
 */
const places: Record<Language, Partial<Record<CountryCode, string>>> = {
  de: { at: 'in Österreich', ch: 'in der Schweiz', de: 'in Deutschland' },
  en: { au: 'in Australia', ca: 'in Canada', gb: 'in the United Kingdom', us: 'in the United States' },
  fr: { be: 'en Belgique', ca: 'au Canada', ch: 'en Suisse', fr: 'en France' },
  it: { it: 'in Italia' },
  es: { es: 'en España' },
  pt: { pt: 'em Portugal' },
  nl: { be: 'in België', nl: 'in Nederland' },
  pl: { pl: 'w\u00A0Polsce' },
  cs: { cz: 'v\u00A0Česku' },
  hu: { hu: 'Magyarországon' },
  uk: { ua: 'в\u00A0Україні' },
  ja: { jp: '日本' },
  zh: { cn: '在中国' },
  vi: { vn: 'tại Việt Nam' },
};

/** `in der Schweiz`, `au Canada`, `w Polsce`: a country within a sentence. Of a country whose site does not speak the language, its bare name. */
export const inCountry = (country: CountryCode, language: Language): string => places[language][country] ?? countryName(country, language);
