import 'server-only';
import { createHash } from 'node:crypto';
import { outOfStockError } from '#backend/catalogue/catalogue.ts';
import { database, inTransaction } from '#backend/database/database.ts';
import { codeErrors, invalidCodesError } from '#backend/discount/discount.ts';
import { DomainError } from '#backend/errors/errors.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import { findCartRow, lockCartRow, updateCart } from './cart.queries.ts';
import { presentCart } from './present-cart.ts';

const hash = (agreed: unknown): string => createHash('sha256').update(JSON.stringify(agreed)).digest('hex');

/**
 * A digest of all that a buyer agrees to: what, how many, at which price, where to, how. The codes that count with their sums, and the
 * articles in stock, are separate parts, so that an expired code or a sold-out article can be told from any other change.
 */
const digestOf = (cart: Cart): string => {
  const { items, placementKey, priceTotal, taxes, discounts, shippingMethod, shippingCosts, deliveryAddress, billingAddress, consumer } =
    cart;
  const lines = items.map(({ variantKey, quantity, pricePerItem, isPurchasable }) => [variantKey, quantity, pricePerItem, isPurchasable]);
  const dropPoint = cart.dropPoint?.id ?? null;
  const agreed = [lines, placementKey, shippingMethod, dropPoint, shippingCosts, deliveryAddress, billingAddress, consumer];
  const purchasable = items.flatMap(({ variantKey, isPurchasable }) => (isPurchasable ? [variantKey] : []));
  return [hash(agreed), hash([discounts, priceTotal, taxes]), ...purchasable].join(' ');
};

/**
 * Throws when a protected cart has changed: OutOfStockException that names what has sold out since (K-08), the codes' own error if only
 * they changed, CartChangedException for all else (K-06).
 */
export const requireUnchanged = (protectedAs: string | null, cart: Cart): void => {
  const now = digestOf(cart);
  if (protectedAs === null || protectedAs === now) return;
  const [agreed, , ...purchasable] = protectedAs.split(' ');
  const [first, ...others] = cart.items.filter(({ variantKey, isPurchasable }) => !isPurchasable && purchasable.includes(variantKey));
  if (first) throw outOfStockError([first, ...others]);
  if (agreed === now.split(' ')[0]) requireValidCodes(cart);
  throw cartChangedError(cart.removedItems);
};

/** Throws the error of the first code in a cart that does not count, if there is one. */
export const requireValidCodes = ({ discounts }: Cart): void => {
  const [first, ...others] = discounts.flatMap(({ problem }) => (problem ? [problem] : []));
  if (first) throw invalidCodesError([first, ...others], 409);
};

/** The error for a cart that is no longer what the buyer saw: checkout starts over (K-06). */
export const cartChangedError = (skus: string[] = []): DomainError =>
  new DomainError('CartChangedException', 409, skus.length > 0 ? { skus } : {}, 'The cart has changed since it was shown');

/** The errors of a cart that is to become an order, by name with their status. */
export const orderErrors = {
  ...codeErrors(409),
  CartChangedException: 409,
  CartEmptyException: 409,
  OutOfStockException: 400,
  AddressMissingException: 409,
  PaymentMethodMissingException: 409,
  DropPointMissingException: 409,
};

/** Rejects a cart that cannot become an order, and says what is missing. */
export const requireOrderable = (cart: Cart): void => {
  if (cart.removedItems.length > 0) throw cartChangedError(cart.removedItems);
  const [first, ...others] = cart.items;
  if (first && !cart.items.some(({ isPurchasable }) => isPurchasable)) throw outOfStockError([first, ...others]);
  if (!first) throw new DomainError('CartEmptyException', 409, {}, 'Nothing in the cart can be ordered');
  if (!cart.deliveryAddress || !cart.consumer) throw new DomainError('AddressMissingException', 409, {}, 'The delivery address is missing');
  if (cart.paymentMethod === 'Unspecified')
    throw new DomainError('PaymentMethodMissingException', 409, {}, 'The payment method is missing');
  if (cart.dropPoint === null && cart.shippingMethods.some(({ name, endsAtDropPoint }) => endsAtDropPoint && name === cart.shippingMethod))
    throw new DomainError('DropPointMissingException', 409, {}, 'The drop point is missing');
};

/** Records what the buyer sees now, so that any later change is detected (K-06). Throws when the cart cannot be ordered. */
export const protectCart = (site: Site, token: string | undefined): Promise<void> =>
  inTransaction(async (trx) => {
    const row = token === undefined ? undefined : await lockCartRow(trx, token);
    const cart = await presentCart(trx, site, row, token);
    requireOrderable(cart);
    if (row) await updateCart(trx, row.cartId, { protectedAs: digestOf(cart) });
  });

/** Throws as `requireUnchanged` does, and CartChangedException for a cart that is not protected (K-06). */
export const verifyCart = async (site: Site, token: string | undefined): Promise<void> => {
  const row = token === undefined ? undefined : await findCartRow(database, token);
  const cart = await presentCart(database, site, row, token);
  if (!row?.protectedAs) throw cartChangedError(cart.removedItems);
  requireUnchanged(row.protectedAs, cart);
};
