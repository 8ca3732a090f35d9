import 'server-only';
import { type DiscountKind, discountKinds } from '#shared/contract/discount.ts';
import { shareOf } from '#shared/money/share-of.ts';

/** A share of the goods in basis points (1000 = 10 %), an amount in minor units, or all that shipping costs. */
export type DiscountRule = { kind: DiscountKind; value: number };
/** Costs in minor units; zero from a goods value of `freeFrom` on (null: never). */
export type ShippingRule = { costs: number; freeFrom: number | null };
/** Rate in basis points, 1900 = 19 %, to a thousandth: 997.5 = 9.975 %. Included: prices include the tax. Otherwise it is added on top. */
export type TaxRule = { isIncluded: boolean; label: string; rate: number };

export type TotalsInput = {
  goods: readonly number[];
  discounts: readonly DiscountRule[];
  shipping: ShippingRule;
  taxes: readonly TaxRule[];
};
type TaxLine = TaxRule & { amount: number };
/** Minor units, all whole and never negative: `total` = goods − discountValue + shippingCosts + taxes on top; `discounts` add up to discountValue. */
export type Totals = { goods: number; discounts: number[]; discountValue: number; shippingCosts: number; taxes: TaxLine[]; total: number };

/** The order in which discounts are applied. */
export const discountOrder = discountKinds;

/**
 * What each discount takes off, in the order in which they are given. Percentages come first, of all goods and each rounded half up by
 * itself; then amounts; none takes more than is left of the goods. Free shipping takes off the shipping costs once. The order in which
 * they are given changes no sum.
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

// Whole numbers, so that a share is exact: thousandths of basis points.
const whole = (basisPoints: number): number => Math.round(basisPoints * 1000);

const taxLinesOf = (sum: number, rules: readonly TaxRule[]): TaxLine[] => {
  const included = rules.reduce((all, { isIncluded, rate }) => all + (isIncluded ? rate : 0), 0);
  return rules
    .filter(({ rate }) => rate > 0)
    .map((rule) => ({ ...rule, amount: shareOf(sum, whole(rule.rate), whole(rule.isIncluded ? 10_000 + included : 10_000)) }));
};

/**
 * All sums of a cart. Each tax applies to goods less discounts plus shipping, not to other taxes, in a line of its own that is rounded
 * half up by itself; a rate of 0 has no line.
 */
export const totalsOf = ({ goods: lines, discounts: rules, shipping, taxes: taxRules }: TotalsInput): Totals => {
  const goods = lines.reduce((sum, line) => sum + line, 0);
  const shippingCosts = shippingCostsOf(goods, shipping);
  const discounts = discountsOf(goods, shippingCosts, rules);
  const discountValue = discounts.reduce((all, value) => all + value, 0);
  const sum = goods - discountValue + shippingCosts;
  const taxes = taxLinesOf(sum, taxRules);
  const onTop = taxes.reduce((all, { isIncluded, amount }) => all + (isIncluded ? 0 : amount), 0);
  return { goods, discounts, discountValue, shippingCosts, taxes, total: sum + onTop };
};
