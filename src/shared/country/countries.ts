import type { Currency } from '#shared/country/currency.ts';

/** Every language of the interface (ISO 639-1). */
export const languages = ['de', 'en', 'fr', 'nl', 'it', 'es', 'pt', 'pl', 'cs', 'hu', 'uk', 'ja', 'zh', 'vi'] as const;
export type Language = (typeof languages)[number];

export type CountryCode = keyof typeof countries;

/** The fixed data of a country. Editors' settings (live, API key, consent, shipping, tax) are in `content/countries`. */
export type CountryFacts = {
  /** English name; the shopper sees the name that Intl.DisplayNames gives in their language. */
  label: string;
  /** The configured domain: the only source of absolute addresses. */
  domain: string;
  /** ISO 3166-1 alpha-2, upper case. */
  iso: string;
  currency: Currency;
  /** Degrees, the middle of the country's map. */
  coordinates: { lat: number; lng: number };
  /** In order: the first one is the default. */
  languages: readonly [Language, ...Language[]];
};

const country = <const Facts extends CountryFacts>(facts: Facts): CountryFacts => facts;

/** The twenty countries by their short code (C-01, C-03, C-07). */
export const countries = {
  at: country({
    label: 'Austria',
    domain: 'undula.at',
    iso: 'AT',
    currency: 'EUR',
    coordinates: { lat: 47.59, lng: 14.14 },
    languages: ['de'],
  }),
  de: country({
    label: 'Germany',
    domain: 'undula.de',
    iso: 'DE',
    currency: 'EUR',
    coordinates: { lat: 51.16, lng: 10.45 },
    languages: ['de'],
  }),
  ch: country({
    label: 'Switzerland',
    domain: 'undula.ch',
    iso: 'CH',
    currency: 'EUR',
    coordinates: { lat: 46.8, lng: 8.22 },
    languages: ['de', 'fr'],
  }),
  gb: country({
    label: 'United Kingdom',
    domain: 'undula.co.uk',
    iso: 'GB',
    currency: 'GBP',
    coordinates: { lat: 54.0, lng: -2.5 },
    languages: ['en'],
  }),
  au: country({
    label: 'Australia',
    domain: 'undula.com.au',
    iso: 'AU',
    currency: 'AUD',
    coordinates: { lat: -25.73, lng: 134.49 },
    languages: ['en'],
  }),
  be: country({
    label: 'Belgium',
    domain: 'undula.be',
    iso: 'BE',
    currency: 'EUR',
    coordinates: { lat: 50.64, lng: 4.66 },
    languages: ['nl', 'fr'],
  }),
  ca: country({
    label: 'Canada',
    domain: 'undula.ca',
    iso: 'CA',
    currency: 'CAD',
    coordinates: { lat: 56.13, lng: -106.35 },
    languages: ['en', 'fr'],
  }),
  cn: country({
    label: 'China',
    domain: 'undula.cn',
    iso: 'CN',
    currency: 'EUR',
    coordinates: { lat: 35.86, lng: 104.2 },
    languages: ['zh'],
  }),
  cz: country({
    label: 'Czechia',
    domain: 'undula.cz',
    iso: 'CZ',
    currency: 'EUR',
    coordinates: { lat: 49.82, lng: 15.47 },
    languages: ['cs'],
  }),
  fr: country({
    label: 'France',
    domain: 'undula.fr',
    iso: 'FR',
    currency: 'EUR',
    coordinates: { lat: 46.6, lng: 1.89 },
    languages: ['fr'],
  }),
  hu: country({
    label: 'Hungary',
    domain: 'undula.hu',
    iso: 'HU',
    currency: 'EUR',
    coordinates: { lat: 47.16, lng: 19.5 },
    languages: ['hu'],
  }),
  it: country({
    label: 'Italy',
    domain: 'undula.it',
    iso: 'IT',
    currency: 'EUR',
    coordinates: { lat: 42.5, lng: 12.57 },
    languages: ['it'],
  }),
  jp: country({
    label: 'Japan',
    domain: 'undula.jp',
    iso: 'JP',
    currency: 'JPY',
    coordinates: { lat: 36.2, lng: 138.25 },
    languages: ['ja'],
  }),
  nl: country({
    label: 'Netherlands',
    domain: 'undula.nl',
    iso: 'NL',
    currency: 'EUR',
    coordinates: { lat: 52.13, lng: 5.29 },
    languages: ['nl'],
  }),
  pl: country({
    label: 'Poland',
    domain: 'undula.pl',
    iso: 'PL',
    currency: 'EUR',
    coordinates: { lat: 51.92, lng: 19.15 },
    languages: ['pl'],
  }),
  pt: country({
    label: 'Portugal',
    domain: 'undula.pt',
    iso: 'PT',
    currency: 'EUR',
    coordinates: { lat: 39.4, lng: -8.22 },
    languages: ['pt'],
  }),
  es: country({
    label: 'Spain',
    domain: 'undula.es',
    iso: 'ES',
    currency: 'EUR',
    coordinates: { lat: 40.46, lng: -3.75 },
    languages: ['es'],
  }),
  ua: country({
    label: 'Ukraine',
    domain: 'undula.com.ua',
    iso: 'UA',
    currency: 'EUR',
    coordinates: { lat: 48.38, lng: 31.17 },
    languages: ['uk'],
  }),
  us: country({
    label: 'United States',
    domain: 'undula.us',
    iso: 'US',
    currency: 'USD',
    coordinates: { lat: 39.83, lng: -98.58 },
    languages: ['en'],
  }),
  vn: country({
    label: 'Vietnam',
    domain: 'undula.vn',
    iso: 'VN',
    currency: 'VND',
    coordinates: { lat: 14.06, lng: 108.28 },
    languages: ['vi'],
  }),
} as const satisfies Record<string, CountryFacts>;
