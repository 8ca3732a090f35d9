import 'server-only';
import { getCountry } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import type { DiscountEvaluation } from '#backend/discount/discount.ts';
import { closestDropPoints, findDropPoint } from '#backend/drop-point/drop-point.ts';
import { payableMethods } from '#backend/payment/payment.ts';
import { formatPhone } from '#backend/phone/phone.ts';
import { type BilledAddress, billedAddress } from '#shared/contract/address.ts';
import { type Cart, type CartItem, cart as cartContract } from '#shared/contract/cart.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { CartTable } from './cart.table.ts';
import { type CartContents, emptyContents, isDelisted, nameOf, presentLines, readContents } from './cart-lines.ts';
import { readNotices } from './cart-notices.ts';
import { misfitsOf, withCompatibility } from './compatibility.ts';
import { shippingMethodsOf, shippingRuleOf, taxRulesOf } from './country-rules.ts';
import { evaluateCartDiscounts, presentCodes, rulesOf } from './discount-codes.ts';
import { presentPayment } from './payment-detail.ts';
import { reasonsOf } from './sum-reasons.ts';
import { totalsOf } from './totals.ts';

/** The placement key of a visitor who has no cart yet. */
const noPlacement = '00000000-0000-0000-0000-000000000000';

const readAddress = (json: string | null | undefined): BilledAddress | null => (json ? billedAddress.parse(JSON.parse(json)) : null);

const readDraft = (json: string | null | undefined): Cart['draft'] => (json ? cartContract.shape.draft.parse(JSON.parse(json)) : null);

// A shop delivers in its own country only: an address in another one was entered on another host.
const addressesOf = (site: Site, row: CartTable | undefined) => {
  const delivery = readAddress(row?.delivery);
  const deliveryAddress = delivery?.country === site.country ? delivery : null;
  return { deliveryAddress, billingAddress: readAddress(row?.billing) ?? deliveryAddress };
};

/** The drop points around the delivery address, including the chosen one. */
const dropPointsOf = async (site: Site, row: CartTable | undefined): Promise<Pick<Cart, 'dropPoints' | 'dropPoint'>> => {
  const { deliveryAddress } = addressesOf(site, row);
  if (!deliveryAddress) return { dropPoints: [], dropPoint: null };
  const closest = await closestDropPoints(site, deliveryAddress.postalCode);
  const chosen = row?.dropPoint ? await findDropPoint(site, row.dropPoint, deliveryAddress.postalCode) : undefined;
  const isAmong = closest.some(({ id }) => id === chosen?.id);
  return { dropPoints: chosen && !isAmong ? [chosen, ...closest] : closest, dropPoint: chosen ?? null };
};

/** The value of every line that can be bought. */
const goodsOf = (items: readonly CartItem[]): number[] =>
  items.flatMap(({ isPurchasable, priceTotal }) => (isPurchasable ? [priceTotal.rawValue] : []));

const sumsOf = (site: Site, row: CartTable | undefined, items: readonly CartItem[], evaluations: readonly DiscountEvaluation[]) => {
  const country = getCountry(site.country);
  const { currency } = countries[site.country];
  const { deliveryAddress } = addressesOf(site, row);
  const rule = shippingRuleOf(country, row?.shippingMethod ?? null);
  const totals = totalsOf({
    goods: goodsOf(items),
    discounts: rulesOf(evaluations),
    shipping: rule,
    taxes: taxRulesOf(country, deliveryAddress, site.language),
  });
  const money = (rawValue: number) => ({ rawValue, currency });
  return {
    priceWithoutDiscountAndShippingCosts: money(totals.goods),
    discounts: presentCodes(site, evaluations, totals.goods, totals.shippingCosts),
    discountValue: money(totals.discountValue),
    shippingCosts: money(totals.shippingCosts),
    taxes: totals.taxes.map(({ amount, ...line }) => ({ ...line, amount: money(amount) })),
    priceTotal: money(totals.total),
    reasons: reasonsOf({ site, country, currency, items, delivery: deliveryAddress, rule, totals }),
    shippingMethod: rule.name,
    shippingMethods: shippingMethodsOf(country, deliveryAddress, totals.goods, currency),
  };
};

/**
 * The whole cart for a site: its items in that country's prices, every sum, every choice. Without a row it is an empty cart. `token`
 * identifies the owner, for codes that count once per consumer; `preloaded` are its contents if they were already read in the same
 * transaction.
 */
export const presentCart = async (
  db: Db,
  site: Site,
  row: CartTable | undefined,
  token: string | undefined,
  preloaded?: CartContents,
): Promise<Cart> => {
  const contents = preloaded ?? (row ? await readContents(db, row.cartId) : emptyContents);
  const items = withCompatibility(site, presentLines(site, contents));
  const goods = goodsOf(items).reduce((sum, line) => sum + line, 0);
  const evaluations = await evaluateCartDiscounts(db, site, row, token, goods);
  const sums = sumsOf(site, row, items, evaluations);
  const paymentMethods = payableMethods(getCountry(site.country).paymentMethods, sums.priceTotal);
  const placementKey = row?.placementKey ?? noPlacement;
  const notices = readNotices(row);
  return {
    items,
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    misfits: misfitsOf(items),
    removedItems: [...notices.removed, ...contents.lines.filter(isDelisted).map(({ sku }) => sku)],
    reducedItems: notices.reduced.map((line) => ({ ...line, name: nameOf(site, line.variantKey) })),
    ...sums,
    consumer: row?.email ? { email: row.email, phone: formatPhone(row.phone ?? '') } : null,
    ...addressesOf(site, row),
    ...(await dropPointsOf(site, row)),
    ...(await presentPayment(db, row, paymentMethods, { placementKey, country: site.country })),
    paymentMethods,
    placementKey,
    draft: readDraft(row?.draft),
  };
};
