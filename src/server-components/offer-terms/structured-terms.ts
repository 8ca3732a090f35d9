import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts';
import { company } from '#shared/company/company.ts';
import type { CountryFile } from '#shared/content/country-file.ts';
import type { Variant } from '#shared/contract/product.ts';
import { countries } from '#shared/country/countries.ts';
import { decimalOf } from './decimal-of.ts';

/** The parts of a country's configuration that an offer states. */
export type TermsOfCountry = Pick<CountryFile, 'short' | 'shipping' | 'returnDays'>;

type ShippingMethod = TermsOfCountry['shipping'][number];

const presentMethod = (
  { costs, freeFrom, minDays, maxDays }: ShippingMethod,
  { rawValue, currency }: Variant['price'],
  country: string,
): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: decimalOf(freeFrom !== null && rawValue >= freeFrom ? 0 : costs, currency),
    currency,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
  },
});

/** Shipping cost of one piece to its country and the working days it takes, for each method that delivers to the door (S-02). */
export const presentShipping = ({ short, shipping }: TermsOfCountry, price: Variant['price']): OfferShippingDetails[] =>
  shipping.filter(({ endsAtDropPoint }) => !endsAtDropPoint).map((method) => presentMethod(method, price, countries[short].iso));

/**
 * For how many days goods can be returned, and where to: the company. It is free of charge in every country, as the page about delivery
 * says (S-02).
 */
export const presentReturns = ({ short, returnDays }: TermsOfCountry): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countries[short].iso,
  returnPolicyCountry: company.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
});
