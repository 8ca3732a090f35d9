import 'server-only';
import { createHash } from 'node:crypto';
import { database, inTransaction } from '#backend/database/database.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import { findCartRow, lockCart, updateCart } from './cart.queries.ts';
import { presentCart } from './present-cart.ts';

/** All that a buyer agrees to: what, how many, at which price, where to, how. */
export const digestOf = (cart: Cart): string => {
  const { items, placementKey, priceTotal, taxes, discounts, shippingMethod, shippingCosts, deliveryAddress, billingAddress, consumer } =
    cart;
  const lines = items.map(({ variantKey, quantity, pricePerItem, isPurchasable }) => [variantKey, quantity, pricePerItem, isPurchasable]);
  const agreed = [
    lines,
    placementKey,
    priceTotal,
    taxes,
    discounts,
    shippingMethod,
    cart.dropPoint?.id ?? null,
    shippingCosts,
    deliveryAddress,
    billingAddress,
    consumer,
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex');
};

/** The refusal for a cart that is not what the buyer saw any more: checkout begins anew (K-06). */
export const cartChanged = (skus: string[] = []): DomainError =>
  new DomainError('CartChangedException', 409, skus.length > 0 ? { skus } : {}, 'The cart has changed since it was shown');

/** The refusals of `requireOrderable`, by name with their status. */
export const unorderable = {
  CartChangedException: 409,
  CartEmptyException: 409,
  AddressMissingException: 409,
  PaymentMethodMissingException: 409,
  DropPointMissingException: 409,
};

/** Refuses a cart that cannot become an order, and says what is missing. */
export const requireOrderable = (cart: Cart): void => {
  if (cart.removedItems.length > 0) throw cartChanged(cart.removedItems);
  if (!cart.items.some(({ isPurchasable }) => isPurchasable))
    throw new DomainError('CartEmptyException', 409, {}, 'Nothing in the cart can be ordered');
  if (!cart.deliveryAddress || !cart.consumer) throw new DomainError('AddressMissingException', 409, {}, 'The delivery address is missing');
  if (cart.paymentMethod === 'Unspecified')
    throw new DomainError('PaymentMethodMissingException', 409, {}, 'The payment method is missing');
  if (cart.dropPoint === null && cart.shippingMethods.some(({ name, endsAtDropPoint }) => endsAtDropPoint && name === cart.shippingMethod))
    throw new DomainError('DropPointMissingException', 409, {}, 'The drop point is missing');
};

/** Holds on to what the buyer sees now, so that every later difference is noticed (K-06). Throws when the cart cannot be ordered. */
export const protectCart = (site: Site, token: string | undefined): Promise<void> =>
  inTransaction(async (trx) => {
    const row = token === undefined ? undefined : await lockCart(trx, token);
    const cart = await presentCart(trx, site, row);
    requireOrderable(cart);
    if (row) await updateCart(trx, row.cartId, { protectedAs: digestOf(cart) });
  });

/** Throws CartChangedException unless the cart is protected and still what it was (K-06). */
export const verifyCart = async (site: Site, token: string | undefined): Promise<void> => {
  const row = token === undefined ? undefined : await findCartRow(database, token);
  const cart = await presentCart(database, site, row);
  if (!row?.protectedAs || row.protectedAs !== digestOf(cart)) throw cartChanged(cart.removedItems);
};
