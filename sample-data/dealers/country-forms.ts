import type { CountryCode } from '../../src/shared/country/countries.ts';
import type { Random } from './random.ts';

/** The number of dealers of a country, and the format of its phone numbers: `#` is a digit, `A` a letter. */
type Form = { count: number; zip: string; phone: string };

// Numbers that nobody has: ranges reserved for fiction in the United Kingdom, France, Australia and North America; Germany's are the shop's
// own invented ones; elsewhere subscriber numbers never begin with three zeros.
const forms: Record<CountryCode, Form> = {
  at: { count: 24, zip: '####', phone: '+43 1 000 0' },
  au: { count: 32, zip: '####', phone: '+61 2 5550 0' },
  be: { count: 30, zip: '####', phone: '+32 2 000 0' },
  ca: { count: 34, zip: '### #A#', phone: '+1 613 555 0' },
  ch: { count: 26, zip: '####', phone: '+41 44 000 0' },
  cn: { count: 40, zip: '######', phone: '+86 10 0000 0' },
  cz: { count: 24, zip: '### ##', phone: '+420 200 000 ' },
  de: { count: 80, zip: '#####', phone: '+49 30 23125' },
  es: { count: 34, zip: '#####', phone: '+34 910 000 ' },
  fr: { count: 38, zip: '#####', phone: '+33 1 99 00 0' },
  gb: { count: 40, zip: '## #AA', phone: '+44 20 7946 0' },
  hu: { count: 22, zip: '####', phone: '+36 1 000 0' },
  it: { count: 34, zip: '#####', phone: '+39 06 0000 0' },
  jp: { count: 40, zip: '###-####', phone: '+81 3 0000 0' },
  nl: { count: 32, zip: '#### AA', phone: '+31 20 000 0' },
  pl: { count: 30, zip: '##-###', phone: '+48 22 000 0' },
  pt: { count: 24, zip: '####-###', phone: '+351 21 000 0' },
  ua: { count: 24, zip: '#####', phone: '+380 44 000 0' },
  us: { count: 42, zip: '#####', phone: '+1 202 555 0' },
  vn: { count: 20, zip: '#####', phone: '+84 24 0000 0' },
};

/** How many dealers a country has. */
export const countOf = (country: CountryCode): number => forms[country].count;

/** The number of the n-th dealer of a country; its three digits are unique. */
export const phoneOf = (country: CountryCode, n: number): string => `${forms[country].phone}${100 + n}`;

// Capitals whose postal code has the district as its second and third digits.
const districts: Partial<Record<CountryCode, number>> = { at: 23, hu: 23 };

/** A postal code in a country's format with a given prefix of a town. */
export const zipOf = (country: CountryCode, begin: string, chance: Random): string => {
  if (country === 'gb')
    return `${begin}${1 + chance.whole(19)} ${1 + chance.whole(9)}${chance.of([...'ABDEFG'])}${chance.of([...'HJLNPQ'])}`;
  // The chief town of a department has three zeros after its number, Paris its twenty districts.
  if (country === 'fr') return begin === '75' ? `750${String(1 + chance.whole(20)).padStart(2, '0')}` : `${begin}000`;
  const most = districts[country];
  if (most !== undefined && begin === '1') return `1${String(1 + chance.whole(most)).padStart(2, '0')}0`;
  const rest = [...begin];
  return [...forms[country].zip]
    .map((sign) => {
      if (sign === 'A') return chance.of([...'BCEGHKLMNP']);
      if (sign !== '#') return sign;
      return rest.shift() ?? String(chance.whole(10));
    })
    .join('');
};

const numbered: Partial<Record<CountryCode, Record<string, string>>> = {
  at: { '01': '1', '02': '2', '03': '3', '04': '4', '05': '5', '06': '6', '07': '7', '08': '8', '09': '9' },
  au: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
  ca: {
    ...{ '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON' },
    ...{ '09': 'PE', '10': 'QC', '11': 'SK', '12': 'YT', '13': 'NT', '14': 'NU' },
  },
  de: {
    ...{ '01': 'BW', '02': 'BY', '03': 'HB', '04': 'HH', '05': 'HE', '06': 'NI', '07': 'NW', '08': 'RP' },
    ...{ '09': 'SL', '10': 'SH', '11': 'BB', '12': 'MV', '13': 'SN', '14': 'ST', '15': 'TH', '16': 'BE' },
  },
  es: {
    ...{ '07': 'IB', '27': 'RI', '29': 'MD', '31': 'MC', '32': 'NC', '34': 'AS', '39': 'CB', '51': 'AN', '52': 'AR' },
    ...{ '53': 'CN', '54': 'CM', '55': 'CL', '56': 'CT', '57': 'EX', '58': 'GA', '59': 'PV', '60': 'VC' },
  },
};

/** The region of a town by its name in date-holidays, from GeoNames' codes; null where the country has one calendar. */
export const regionOf = (country: CountryCode, region: string, district: string): string | null => {
  if (country === 'us' || country === 'ch' || country === 'gb') return region;
  if (country === 'fr') return ['57', '67', '68'].includes(district) ? district : null;
  return numbered[country]?.[region] ?? null;
};
