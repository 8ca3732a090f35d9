import 'server-only';
import type { Db } from '#backend/database/database.ts';
import { type DiscountEvaluation, evaluateDiscounts, findDiscounts, findUses } from '#backend/discount/discount.ts';
import { consumerOfKey } from '#backend/rest/rest.ts';
import type { RedeemedCode } from '#shared/contract/discount.ts';
import { z } from '#shared/contract/zod.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { CartTable } from './cart.table.ts';
import { type DiscountRule, discountOrder, discountsOf } from './totals.ts';

/** The maximum number of codes in a cart. */
export const maxCodes = 10;

/** The codes of a cart in the order in which they were redeemed. */
export const readCodes = ({ discountCodes }: Pick<CartTable, 'discountCodes'>): string[] =>
  discountCodes === null ? [] : z.array(z.string()).parse(JSON.parse(discountCodes));

/** The codes as a cart stores them, each once; null for none. */
export const writeCodes = (codes: readonly string[]): string | null =>
  codes.length === 0 ? null : JSON.stringify([...new Set(codes)].slice(0, maxCodes));

const rankOf = ({ terms }: DiscountEvaluation): number => (terms ? discountOrder.indexOf(terms.kind) : discountOrder.length);

/**
 * Evaluates the codes of a cart against its goods (minor units, before discounts), in the order in which they count. `token` identifies
 * the owner.
 */
export const evaluateCartDiscounts = async (
  db: Db,
  site: Site,
  row: CartTable | undefined,
  token: string | undefined,
  goods: number,
): Promise<DiscountEvaluation[]> => {
  const codes = row ? readCodes(row) : [];
  if (!row || codes.length === 0) return [];
  const consumer = { consumerId: token === undefined ? null : consumerOfKey(token), email: row.email };
  const uses = await findUses(db, row.cartId, codes, consumer);
  const evaluations = evaluateDiscounts(codes, await findDiscounts(db, codes), { site, goods, now: Date.now(), ...uses });
  return evaluations.toSorted((one, other) => rankOf(one) - rankOf(other));
};

/** The discount rules of the codes that count. */
export const rulesOf = (evaluations: readonly DiscountEvaluation[]): DiscountRule[] =>
  evaluations.flatMap(({ terms, problem }) => (terms && problem === null ? [terms] : []));

/** The codes as the shopper sees them: what each takes off, or why it does not count. */
export const presentCodes = (
  site: Site,
  evaluations: readonly DiscountEvaluation[],
  goods: number,
  shippingCosts: number,
): RedeemedCode[] => {
  const rules = rulesOf(evaluations);
  const values = discountsOf(goods, shippingCosts, rules);
  const { currency } = countries[site.country];
  return evaluations.map(({ code, terms, problem }) => {
    const rawValue = terms && problem === null ? (values[rules.indexOf(terms)] ?? 0) : 0;
    const needless = { reason: 'needless' as const, values: { code } };
    return {
      code,
      kind: terms?.kind ?? 'amount',
      value: { rawValue, currency },
      problem: problem ?? (rawValue === 0 ? needless : null),
    };
  });
};
