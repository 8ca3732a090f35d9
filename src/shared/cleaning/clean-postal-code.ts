import type { CountryCode } from '#shared/country/countries.ts';
import { normalizeCharacters } from './normalize-characters.ts';

/** How a country's code is read, its blanks left out, and the one form in which it is kept. */
type Form = { read: RegExp; write: string };

const digits: Form = { read: /^(\d+)$/, write: '$1' };
const [threeAndFour, fourAndThree]: Form[] = [
  { read: /^(\d{3})-?(\d{4})$/, write: '$1-$2' },
  { read: /^(\d{4})-?(\d{3})$/, write: '$1-$2' },
];

/** None: the specification says exactly what is taken (§5), and nothing is cleaned but the signs. */
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

/** What people write in front of a code: the country's sign on cars, or its letters. */
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
 * A postal code as its country keeps it: `00950` is `00-950`, `CH-8001` is `8001`, `sw1a1aa` is `SW1A 1AA`. What is no code of that country comes
 * back as it was written, in plain signs: the country's rule refuses it.
 */
export const cleanPostalCode = (country: CountryCode, typed: string): string => {
  const normalized = normalizeCharacters(typed);
  const form = forms[country];
  if (!form) return normalized;
  const sign = new RegExp(`^(?:${signs[country] ?? '(?!)'})-?(?=\\d)`);
  const compact = normalized.replaceAll(' ', '').toUpperCase().replace(sign, '');
  if (form.read.test(compact)) return compact.replace(form.read, form.write);
  // Five digits of the United States, Portuguese codes of four: whole as they stand, or refused.
  return /^\d+$/.test(compact) ? compact : normalized;
};
