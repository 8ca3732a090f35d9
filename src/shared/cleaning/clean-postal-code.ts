import type { CountryCode } from '#shared/country/countries.ts';
import { normalizeCharacters } from './normalize-characters.ts';

/** How a country's code is parsed, without spaces, and the format in which it is stored. */
type Form = { read: RegExp; write: string };

const digits: Form = { read: /^(\d+)$/, write: '$1' };
const [threeAndFour, fourAndThree]: Form[] = [
  { read: /^(\d{3})-?(\d{4})$/, write: '$1-$2' },
  { read: /^(\d{4})-?(\d{3})$/, write: '$1-$2' },
];

/** None: the specification says exactly what is accepted (§5), so only the characters are normalised. */
const forms: Readonly<Record<CountryCode, Form | undefined>> = {
  at: digits,
  au: digits,
  be: digits,
  ca: { read: /^([A-Z]\d[A-Z])-?(\d[A-Z]\d)$/, write: '$1 $2' },
  ch: digits,
  cn: digits,
  cz: { read: /^(\d{3})(\d{2})$/, write: '$1 $2' },
  de: undefined,
  es: digits,
  fr: digits,
  gb: { read: /^([A-Z]{1,2}\d[A-Z\d]?|GIR)(\d[A-Z]{2})$/, write: '$1 $2' },
  hu: digits,
  it: digits,
  jp: threeAndFour,
  nl: { read: /^(\d{4})([A-Z]{2})$/, write: '$1 $2' },
  pl: { read: /^(\d{2})-?(\d{3})$/, write: '$1-$2' },
  pt: fourAndThree,
  ua: digits,
  us: { read: /^(\d{5})-?(\d{4})$/, write: '$1-$2' },
  vn: digits,
};

/** Prefixes of a code: the country's vehicle registration code, or its letters. */
const signs: Readonly<Partial<Record<CountryCode, string>>> = {
  at: 'A|AT',
  au: 'AUS|AU',
  be: 'B|BE',
  ch: 'CH',
  cz: 'CZ',
  es: 'E|ES',
  fr: 'F|FR',
  hu: 'H|HU',
  it: 'I|IT',
  jp: '〒|JP',
  nl: 'NL',
  pl: 'PL',
  pt: 'P|PT',
  ua: 'UA',
  us: 'USA|US',
};

/**
 * A postal code in its country's format: `00950` is `00-950`, `CH-8001` is `8001`, `sw1a1aa` is `SW1A 1AA`. An invalid code is returned as
 * typed, with normalised characters: the country's rule rejects it.
 */
export const cleanPostalCode = (country: CountryCode, typed: string): string => {
  const normalized = normalizeCharacters(typed);
  const form = forms[country];
  if (!form) return normalized;
  const sign = new RegExp(`^(?:${signs[country] ?? '(?!)'})-?(?=\\d)`);
  const compact = normalized.replaceAll(' ', '').toUpperCase().replace(sign, '');
  if (form.read.test(compact)) return compact.replace(form.read, form.write);
  // Five digits in the United States, four in Portugal: complete as they are, or rejected.
  return /^\d+$/.test(compact) ? compact : normalized;
};
