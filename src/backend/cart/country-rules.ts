import 'server-only';
import type { CountryFile } from '#shared/content/country-file.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import type { Address } from '#shared/contract/address.ts';
import type { ShippingMethod } from '#shared/contract/cart.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Currency } from '#shared/money/currency.ts';
import { type ShippingRule, shippingCostsOf, type TaxRule } from './totals.ts';

/** The tax on a delivery: of its state or province where the country says so, else the country's own rate (O-06), called as the language calls it. */
export const taxRuleOf = ({ tax }: CountryFile, delivery: Pick<Address, 'region'> | null, language: Language): TaxRule => {
  const regional = delivery ? tax.byRegion[delivery.region] : undefined;
  return { isIncluded: tax.isIncluded, label: taxLabelOf(tax, language), rate: regional ?? tax.rate };
};

/** How goods of this value can travel, in the country's order (O-06). */
export const shippingMethodsOf = ({ shipping }: CountryFile, goods: number, currency: Currency): ShippingMethod[] =>
  shipping.map(({ name, label, costs, freeFrom, minDays, maxDays, endsAtDropPoint }) => ({
    name,
    label,
    costs: { rawValue: shippingCostsOf(goods, { costs, freeFrom }), currency },
    minDays,
    maxDays,
    endsAtDropPoint,
  }));

/** The way that was chosen, or the country's first one. */
export const shippingRuleOf = ({ shipping, short }: CountryFile, chosen: string | null): ShippingRule & { name: string } => {
  const rule = shipping.find(({ name }) => name === chosen) ?? shipping[0];
  if (!rule) throw new Error(`Country ${short} ships in no way`);
  return rule;
};
