import 'server-only';
import { type DiscountKind, discountKinds } from '#shared/contract/discount.ts';
import { shareOf } from '#shared/money/share-of.ts';

/** A share of the goods in basis points (1000 = 10 %), an amount in minor units, or all that shipping costs. */
export type DiscountRule = { kind: DiscountKind; value: number };
/** Costs in minor units; from a goods value of `freeFrom` on nothing (null: never). */
export type ShippingRule = { costs: number; freeFrom: number | null };
/** Rate in basis points, 1900 = 19 %. Included: prices hold the tax. Otherwise it comes on top. */
export type TaxRule = { isIncluded: boolean; label: string; rate: number };

export type TotalsInput = { goods: readonly number[]; discounts: readonly DiscountRule[]; shipping: ShippingRule; tax: TaxRule };
export type TaxLine = TaxRule & { amount: number };
/** Minor units, all whole and never negative: `total` = goods − discountValue + shippingCosts + taxes on top; `discounts` add up to discountValue. */
export type Totals = { goods: number; discounts: number[]; discountValue: number; shippingCosts: number; taxes: TaxLine[]; total: number };

/** The order in which discounts count. */
export const discountOrder = discountKinds;

/**
 * What each discount takes off, in the order in which they are given. First every percentage, of all goods and rounded half up by itself; then
 * amounts; none takes more than the others left of the goods. Free shipping takes what shipping costs, once. Whoever is given first changes no sum.
 */
export const discountsOf = (goods: number, shippingCosts: number, rules: readonly DiscountRule[]): number[] => {
  const left = { goods, shipping: shippingCosts };
  const values = new Map<DiscountRule, number>();
  for (const kind of discountOrder) {
    for (const rule of rules.filter((one) => one.kind === kind)) {
      const of = kind === 'freeShipping' ? 'shipping' : 'goods';
      const wanted = { percentage: shareOf(goods, rule.value, 10_000), amount: rule.value, freeShipping: shippingCosts }[kind];
      const value = Math.min(left[of], wanted);
      left[of] -= value;
      values.set(rule, value);
    }
  }
  return rules.map((rule) => values.get(rule) ?? 0);
};

/** What shipping costs for a goods value (before any discount); nothing is shipped when there are no goods. */
export const shippingCostsOf = (goods: number, { costs, freeFrom }: ShippingRule): number =>
  goods === 0 || (freeFrom !== null && goods >= freeFrom) ? 0 : costs;

const taxAmountOf = (sum: number, { isIncluded, rate }: TaxRule): number => shareOf(sum, rate, isIncluded ? 10_000 + rate : 10_000);

/** All sums of a cart. The tax lies on goods less discounts plus shipping, one line, rounded half up; a rate of 0 has no line. */
export const totalsOf = ({ goods: lines, discounts: rules, shipping, tax }: TotalsInput): Totals => {
  const goods = lines.reduce((sum, line) => sum + line, 0);
  const shippingCosts = shippingCostsOf(goods, shipping);
  const discounts = discountsOf(goods, shippingCosts, rules);
  const discountValue = discounts.reduce((all, value) => all + value, 0);
  const sum = goods - discountValue + shippingCosts;
  const amount = taxAmountOf(sum, tax);
  const taxes = tax.rate === 0 ? [] : [{ ...tax, amount }];
  return { goods, discounts, discountValue, shippingCosts, taxes, total: tax.isIncluded ? sum : sum + amount };
};
