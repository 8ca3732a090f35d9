import type { CountryCode } from '#shared/country/countries.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';

/** The location parts of an address, without the country. */
export type LocalityPart = 'street' | 'addition' | 'postalCode' | 'city' | 'region';

/** The layout of a country's address form: the order of its parts, and their local names. */
export type AddressLayout = {
  /** Japanese, Chinese, Hungarian and Vietnamese names begin with the family name. */
  isFamilyNameFirst: boolean;
  /** Nearly every house has a number; British ones may have a name instead. */
  hasHouseNumbers: boolean;
  /** Japanese forms have no salutation: one honorific is used for everybody. A call may still contain one. */
  asksSalutation: boolean;
  /** Vietnamese addresses name the ward below the street: since July 2025 it is the only level between street and province. */
  isAdditionRequired: boolean;
  /** From the top of the form to its end; parts in one row share a line. */
  rows: readonly (readonly LocalityPart[])[];
  labels: Record<LocalityPart, MessageKey>;
};

const labels: AddressLayout['labels'] = {
  street: 'checkout.address.street',
  addition: 'checkout.address.addition',
  postalCode: 'checkout.address.postalCode',
  city: 'checkout.address.city',
  region: 'checkout.address.region',
};

const street: AddressLayout['rows'] = [['street'], ['addition']];
const common: AddressLayout = {
  isFamilyNameFirst: false,
  hasHouseNumbers: true,
  asksSalutation: true,
  isAdditionRequired: false,
  rows: [...street, ['postalCode', 'city'], ['region']],
  labels,
};

// Sources: the addressing systems of the Universal Postal Union (https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions)
// and the forms of the national posts, seen 2026-11-22.
const own: Partial<Record<CountryCode, Partial<AddressLayout>>> = {
  au: {
    rows: [...street, ['city'], ['region', 'postalCode']],
    labels: {
      ...labels,
      city: 'checkout.address.suburb',
      region: 'checkout.address.state',
      postalCode: 'checkout.address.postcode',
    },
  },
  ca: {
    rows: [...street, ['city'], ['region', 'postalCode']],
    labels: { ...labels, city: 'checkout.address.cityName', region: 'checkout.address.province' },
  },
  cn: {
    isFamilyNameFirst: true,
    rows: [['region'], ['city'], ...street, ['postalCode']],
    labels: { ...labels, region: 'checkout.address.province' },
  },
  es: { labels: { ...labels, region: 'checkout.address.province' } },
  gb: {
    hasHouseNumbers: false,
    rows: [...street, ['city'], ['postalCode']],
    labels: { ...labels, postalCode: 'checkout.address.postcode' },
  },
  hu: { isFamilyNameFirst: true, rows: [['postalCode', 'city'], ...street] },
  it: { labels: { ...labels, region: 'checkout.address.province' } },
  jp: {
    isFamilyNameFirst: true,
    asksSalutation: false,
    rows: [['postalCode'], ['region'], ['city'], ...street],
    labels: { ...labels, region: 'checkout.address.prefecture' },
  },
  ua: { rows: [['city'], ...street, ['postalCode']] },
  us: {
    rows: [...street, ['city'], ['region', 'postalCode']],
    labels: {
      ...labels,
      city: 'checkout.address.cityName',
      region: 'checkout.address.state',
      postalCode: 'checkout.address.zipCode',
    },
  },
  vn: {
    isFamilyNameFirst: true,
    isAdditionRequired: true,
    rows: [...street, ['city'], ['postalCode']],
    labels: { ...labels, addition: 'checkout.address.ward' },
  },
};

/** The address form that people of a country are used to (V-02). */
export const addressLayoutOf = (country: CountryCode): AddressLayout => ({ ...common, ...own[country] });
