import 'server-only';
import { shareOf } from '#shared/money/share-of.ts';

/** A share of the goods in basis points (1000 = 10 %), or an amount in minor units. */
export type DiscountRule = { kind: 'percentage' | 'amount'; value: number };
/** Costs in minor units; from a goods value of `freeFrom` on nothing (null: never). */
export type ShippingRule = { costs: number; freeFrom: number | null };
/** Rate in basis points, 1900 = 19 %. Included: prices hold the tax. Otherwise it comes on top. */
export type TaxRule = { isIncluded: boolean; label: string; rate: number };

export type TotalsInput = { goods: readonly number[]; discount: DiscountRule | null; shipping: ShippingRule; tax: TaxRule };
export type TaxLine = TaxRule & { amount: number };
/** Minor units, all whole and never negative: `total` = goods − discountValue + shippingCosts + taxes on top. */
export type Totals = { goods: number; discountValue: number; shippingCosts: number; taxes: TaxLine[]; total: number };

/** What a discount takes off the goods: rounded half up, never more than the goods. */
export const discountOf = (goods: number, discount: DiscountRule | null): number => {
  if (!discount) return 0;
  return Math.min(goods, discount.kind === 'amount' ? discount.value : shareOf(goods, discount.value, 10_000));
};

/** What shipping costs for a goods value (before any discount); nothing is shipped when there are no goods. */
export const shippingCostsOf = (goods: number, { costs, freeFrom }: ShippingRule): number =>
  goods === 0 || (freeFrom !== null && goods >= freeFrom) ? 0 : costs;

const taxAmountOf = (sum: number, { isIncluded, rate }: TaxRule): number => shareOf(sum, rate, isIncluded ? 10_000 + rate : 10_000);

/** All sums of a cart. The tax lies on goods less discount plus shipping, one line, rounded half up; a rate of 0 has no line. */
export const totalsOf = ({ goods: lines, discount, shipping, tax }: TotalsInput): Totals => {
  const goods = lines.reduce((sum, line) => sum + line, 0);
  const discountValue = discountOf(goods, discount);
  const shippingCosts = shippingCostsOf(goods, shipping);
  const sum = goods - discountValue + shippingCosts;
  const amount = taxAmountOf(sum, tax);
  const taxes = tax.rate === 0 ? [] : [{ ...tax, amount }];
  return { goods, discountValue, shippingCosts, taxes, total: tax.isIncluded ? sum : sum + amount };
};
