import type { CountryCode } from '#shared/country/countries.ts';

/** The example of each country in the IBAN registry of SWIFT, in groups of four: a buyer recognises the length and letters of the own account. */
const examples: Partial<Record<CountryCode, string>> = {
  at: 'AT61 1904 3002 3457 3201',
  be: 'BE68 5390 0754 7034',
  ch: 'CH93 0076 2011 6238 5295 7',
  cz: 'CZ65 0800 0000 1920 0014 5399',
  es: 'ES91 2100 0418 4502 0005 1332',
  fr: 'FR14 2004 1010 0505 0001 3M02 606',
  hu: 'HU42 1177 3016 1111 1018 0000 0000',
  it: 'IT60 X054 2811 1010 0000 0123 456',
  nl: 'NL91 ABNA 0417 1643 00',
  pl: 'PL61 1090 1014 0000 0712 1981 2874',
  pt: 'PT50 0002 0123 1234 5678 9015 4',
};

/** An account number as the banks of a country write it; for countries without their own the company’s, Germany. */
export const ibanExampleOf = (country: CountryCode): string => examples[country] ?? 'DE89 3704 0044 0532 0130 00';
