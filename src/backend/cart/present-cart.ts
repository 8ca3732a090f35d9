import 'server-only';
import { getCountry } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { closestDropPoints, findDropPoint } from '#backend/drop-point/drop-point.ts';
import { type BilledAddress, billedAddress } from '#shared/contract/address.ts';
import { type Cart, type CartItem, cart as cartContract } from '#shared/contract/cart.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { findLines } from './cart.queries.ts';
import type { CartTable } from './cart.table.ts';
import { hasVanished, presentLines } from './cart-lines.ts';
import { shippingMethodsOf, shippingRuleOf, taxRuleOf } from './country-rules.ts';
import { findDiscount } from './discount.ts';
import { misfitsOf } from './misfits.ts';
import { presentPayment } from './payment-detail.ts';
import { totalsOf } from './totals.ts';

/** The placement key of a visitor who has no cart yet. */
const noPlacement = '00000000-0000-0000-0000-000000000000';

const readAddress = (json: string | null | undefined): BilledAddress | null => (json ? billedAddress.parse(JSON.parse(json)) : null);

const readDraft = (json: string | null | undefined): Cart['draft'] => (json ? cartContract.shape.draft.parse(JSON.parse(json)) : null);

// A shop delivers in its own country: an address of another one was given on another host.
const addressesOf = (site: Site, row: CartTable | undefined) => {
  const delivery = readAddress(row?.delivery);
  const deliveryAddress = delivery?.country === site.country ? delivery : null;
  return { deliveryAddress, billingAddress: readAddress(row?.billing) ?? deliveryAddress };
};

/** The points around the delivery address, with the chosen one among them. */
const dropPointsOf = async (site: Site, row: CartTable | undefined): Promise<Pick<Cart, 'dropPoints' | 'dropPoint'>> => {
  const { deliveryAddress } = addressesOf(site, row);
  if (!deliveryAddress) return { dropPoints: [], dropPoint: null };
  const closest = await closestDropPoints(site, deliveryAddress.postalCode);
  const chosen = row?.dropPoint ? await findDropPoint(site, row.dropPoint, deliveryAddress.postalCode) : undefined;
  const isAmong = closest.some(({ id }) => id === chosen?.id);
  return { dropPoints: chosen && !isAmong ? [chosen, ...closest] : closest, dropPoint: chosen ?? null };
};

const sumsOf = (
  site: Site,
  row: CartTable | undefined,
  items: readonly CartItem[],
  discount: Parameters<typeof totalsOf>[0]['discount'],
) => {
  const country = getCountry(site.country);
  const { currency } = countries[site.country];
  const { deliveryAddress } = addressesOf(site, row);
  const goods = items.flatMap(({ isPurchasable, priceTotal }) => (isPurchasable ? [priceTotal.rawValue] : []));
  const rule = shippingRuleOf(country, row?.shippingMethod ?? null);
  const totals = totalsOf({ goods, discount, shipping: rule, tax: taxRuleOf(country, deliveryAddress, site.language) });
  const money = (rawValue: number) => ({ rawValue, currency });
  return {
    priceWithoutDiscountAndShippingCosts: money(totals.goods),
    discountValue: money(totals.discountValue),
    shippingCosts: money(totals.shippingCosts),
    taxes: totals.taxes.map(({ amount, ...line }) => ({ ...line, amount: money(amount) })),
    priceTotal: money(totals.total),
    shippingMethod: rule.name,
    shippingMethods: shippingMethodsOf(country, totals.goods, currency),
  };
};

/** The whole cart for a site: its items in that country's prices, every sum, what was chosen. Without a row it is an empty cart. */
export const presentCart = async (db: Db, site: Site, row: CartTable | undefined, removedItems: string[] = []): Promise<Cart> => {
  const lines = row ? await findLines(db, row.cartId) : [];
  const items = row ? await presentLines(db, site, row.cartId, lines) : [];
  const discount = row?.discountCode ? await findDiscount(db, row.discountCode, countries[site.country].currency) : undefined;
  const { paymentMethods } = getCountry(site.country);
  const placementKey = row?.placementKey ?? noPlacement;
  return {
    items,
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    misfits: misfitsOf(items),
    removedItems: [...removedItems, ...lines.filter(hasVanished).map(({ sku }) => sku)],
    discounts: discount ? [{ code: discount.code }] : [],
    ...sumsOf(site, row, items, discount ?? null),
    consumer: row?.email ? { email: row.email, phone: row.phone ?? '' } : null,
    ...addressesOf(site, row),
    ...(await dropPointsOf(site, row)),
    ...(await presentPayment(db, row, paymentMethods, placementKey)),
    paymentMethods,
    placementKey,
    draft: readDraft(row?.draft),
  };
};
