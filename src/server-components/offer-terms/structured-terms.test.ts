import { expect, test } from 'vitest';
import type { Variant } from '#shared/contract/product.ts';
import germany from '../../../content/countries/de.json' with { type: 'json' };
import { presentReturns, presentShipping, type TermsOfCountry } from './structured-terms.ts';

const method = { name: 'DHL', label: 'DHL', costs: 990, freeFrom: 15000, minDays: 2, maxDays: 3, endsAtDropPoint: false };
const terms = (shipping: TermsOfCountry['shipping']): TermsOfCountry => ({ short: 'gb', shipping, returnDays: 30 });
const price = (rawValue: number, currency: Variant['price']['currency'] = 'EUR') => ({ rawValue, currency }) as Variant['price'];
const ratesOf = (shipping: TermsOfCountry['shipping'], of: Variant['price']) =>
  presentShipping(terms(shipping), of).map(({ shippingRate }) => shippingRate);

test('S-02 delivery has rate, currency, destination and days, as Google requires of shippingDetails', () => {
  expect(presentShipping(terms([method]), price(9900))).toEqual([
    {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '9.90', currency: 'EUR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 3, unitCode: 'DAY' },
      },
    },
  ]);
});

test('S-02 delivery is free from the threshold on, and never where there is none', () => {
  expect(ratesOf([method], price(15000))).toMatchObject([{ value: '0.00' }]);
  expect(ratesOf([method], price(14999))).toMatchObject([{ value: '9.90' }]);
  expect(ratesOf([{ ...method, freeFrom: null }], price(99900))).toMatchObject([{ value: '9.90' }]);
});

test('S-02 a currency without minor units has none, and a drop point is no delivery to the door', () => {
  expect(ratesOf([method, { ...method, name: 'DCD', endsAtDropPoint: true }], price(9000, 'JPY'))).toMatchObject([
    { value: '990', currency: 'JPY' },
  ]);
});

test('S-02 the return policy names country, window and days, from the country’s own file', () => {
  expect(presentReturns({ ...terms([]), short: 'de', returnDays: germany.returnDays })).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'DE',
    returnPolicyCountry: 'DE',
    returnMethod: 'https://schema.org/ReturnByMail',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 30,
    returnFees: 'https://schema.org/FreeReturn',
  });
});
