import 'server-only';
import type { CountryFile } from '#shared/content/country-file.ts';
import { taxReasonOf } from '#shared/content/tax-reason.ts';
import type { Address } from '#shared/contract/address.ts';
import type { CartItem } from '#shared/contract/cart.ts';
import type { SumReasons } from '#shared/contract/sum-reasons.ts';
import type { Currency } from '#shared/country/currency.ts';
import type { Site } from '#shared/country/site.ts';
import type { ShippingRule, Totals } from './totals.ts';

type Given = {
  site: Site;
  country: CountryFile;
  currency: Currency;
  items: readonly CartItem[];
  delivery: Address | null;
  rule: ShippingRule;
  totals: Totals;
};

/** The reasons for the totals of a cart. */
export const reasonsOf = ({ site, country, currency, items, delivery, rule, totals }: Given): SumReasons => {
  const { goods, discountValue, shippingCosts } = totals;
  const money = (rawValue: number) => ({ rawValue, currency });
  const isReached = rule.freeFrom !== null && goods >= rule.freeFrom;
  return {
    pieces: items.reduce((sum, { isPurchasable, quantity }) => sum + (isPurchasable ? quantity : 0), 0),
    shipping: rule.freeFrom === null ? null : { freeFrom: money(rule.freeFrom), missing: isReached ? null : money(rule.freeFrom - goods) },
    tax: { ...taxReasonOf(country, delivery, site.language), base: money(goods - discountValue + shippingCosts) },
  };
};
