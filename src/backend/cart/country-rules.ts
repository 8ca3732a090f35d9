import 'server-only';
import type { CountryFile } from '#shared/content/country-file.ts';
import { shippingTo } from '#shared/content/shipping-to.ts';
import { taxesOf } from '#shared/content/tax-of.ts';
import type { Address } from '#shared/contract/address.ts';
import type { ShippingMethod } from '#shared/contract/cart.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Currency } from '#shared/country/currency.ts';
import { type ShippingRule, shippingCostsOf, type TaxRule } from './totals.ts';

/**
 * The taxes on a delivery, each a line of its own: those of its state or province where the country defines them, else the country's
 * (O-06).
 */
export const taxRulesOf = (
  country: Pick<CountryFile, 'tax' | 'regions'>,
  delivery: Pick<Address, 'region' | 'postalCode'> | null,
  language: Language,
): TaxRule[] => taxesOf(country, delivery, language).map((part) => ({ ...part, isIncluded: country.tax.isIncluded }));

/** The shipping methods for goods of this value to an address, in the country's order (O-06). */
export const shippingMethodsOf = (
  country: CountryFile,
  delivery: Pick<Address, 'region' | 'postalCode'> | null,
  goods: number,
  currency: Currency,
): ShippingMethod[] =>
  shippingTo(country, delivery).map(({ name, label, costs, freeFrom, minDays, maxDays, endsAtDropPoint }) => ({
    name,
    label,
    costs: { rawValue: shippingCostsOf(goods, { costs, freeFrom }), currency },
    minDays,
    maxDays,
    endsAtDropPoint,
  }));

/** The chosen shipping method, or the country's first one. */
export const shippingRuleOf = ({ shipping, short }: CountryFile, chosen: string | null): ShippingRule & { name: string } => {
  const rule = shipping.find(({ name }) => name === chosen) ?? shipping[0];
  if (!rule) throw new Error(`Country ${short} ships in no way`);
  return rule;
};
