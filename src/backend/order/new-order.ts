import 'server-only';
import type { Cart } from '#shared/contract/cart.ts';
import type { Discount } from '#shared/contract/discount.ts';
import { dropPointLocation } from '#shared/contract/drop-point.ts';
import type { Site } from '#shared/country/site.ts';
import type { OrderLineTable, OrderTable } from './order.table.ts';
import { createOrderId } from './order-id.ts';

/** A cart that can be ordered: it has a delivery address and a payment method. */
export type OrderableCart = Cart & {
  deliveryAddress: NonNullable<Cart['deliveryAddress']>;
  consumer: NonNullable<Cart['consumer']>;
};

// The drop point as it is today: later changes by the carrier change no order.
const dropPointOf = ({ dropPoint, shippingMethod, shippingMethods }: Cart): string | null => {
  const ends = shippingMethods.some(({ name, endsAtDropPoint }) => endsAtDropPoint && name === shippingMethod);
  return ends && dropPoint ? JSON.stringify(dropPointLocation.parse(dropPoint)) : null;
};

const countingOf = ({ discounts }: Cart): Discount[] =>
  discounts.flatMap(({ code, kind, value, problem }) => (problem === null ? [{ code, kind, value }] : []));

/** The row of a new order: everything as it is in the cart at this moment. */
export const orderRowOf = (site: Site, cartId: string, cart: OrderableCart, consumerId: string | null, now: number): OrderTable => ({
  orderId: createOrderId(site.country, now),
  cartId,
  placementKey: cart.placementKey,
  country: site.country,
  language: site.language,
  state: 'PENDING_PAYMENT',
  approvedAt: null,
  ...cart.consumer,
  delivery: JSON.stringify(cart.deliveryAddress),
  billing: JSON.stringify(cart.billingAddress ?? cart.deliveryAddress),
  currency: cart.priceTotal.currency,
  goods: cart.priceWithoutDiscountAndShippingCosts.rawValue,
  discounts: JSON.stringify(countingOf(cart)),
  discountValue: cart.discountValue.rawValue,
  shippingMethod: cart.shippingMethod ?? '',
  shippingLabel: cart.shippingMethods.find(({ name }) => name === cart.shippingMethod)?.label ?? '',
  dropPoint: dropPointOf(cart),
  shippingCosts: cart.shippingCosts.rawValue,
  taxes: JSON.stringify(cart.taxes),
  total: cart.priceTotal.rawValue,
  paymentMethod: cart.paymentMethod,
  placedAt: now,
  changedAt: now,
  consumerId,
  tracking: null,
});

/** The rows of its lines. */
export const lineRowsOf = (orderId: string, cart: OrderableCart): OrderLineTable[] =>
  cart.items
    .filter(({ isPurchasable }) => isPurchasable)
    .map(({ productKey, variantKey, sku, quantity, pricePerItem, priceTotal, item }, index) => ({
      orderId,
      position: index + 1,
      productKey,
      variantKey,
      sku,
      quantity,
      pricePerItem: pricePerItem.rawValue,
      priceTotal: priceTotal.rawValue,
      item: JSON.stringify(item),
      shelved: 0,
    }));
