import 'server-only';
import type { z } from 'zod';
import { cartChangedError, type LockedCart, lockCart, requireOrderable, requireUnchanged, requireValidCodes } from '#backend/cart/cart.ts';
import { deductStock, outOfStockError, type StockLine } from '#backend/catalogue/catalogue.ts';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import { takeUses } from '#backend/discount/discount.ts';
import { DomainError } from '#backend/errors/errors.ts';
import {
  codesOfOrder,
  createOrder,
  findPlacedOrder,
  findWaitingOrders,
  getOrder,
  mayReserve,
  type OrderableCart,
  type OrderTable,
  requireTransition,
  restockLines,
} from '#backend/order/order.ts';
import { closeAttempt, createAttempt, findAttemptsOfOrder, requirePayable, saveMandate, startPayment } from '#backend/payment/payment.ts';
import { consumerOfKey } from '#backend/rest/rest.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { PlacedOrder, placeOrderBody } from '#shared/contract/order.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { applyPaymentEvent, completeOrder } from './apply-payment-event.ts';

type Placement = z.output<typeof placeOrderBody>;

const isOrderable = (cart: Cart): cart is OrderableCart => cart.deliveryAddress !== null && cart.consumer !== null;

/** The sum must be the one that the buyer saw; if not, a sold-out article is reported first (K-08), then a code that does not count. */
const requireAccepted = (cart: Cart, acceptedTotal: number): void => {
  if (cart.priceTotal.rawValue === acceptedTotal && cart.items.some(({ isPurchasable }) => isPurchasable)) return;
  const [first, ...others] = cart.items.filter(({ isPurchasable }) => !isPurchasable);
  if (first) throw outOfStockError([first, ...others]);
  requireOrderable(cart);
  requireValidCodes(cart);
  throw cartChangedError();
};

const create = async (
  trx: Trx,
  site: Site,
  { cartId, cart, payment }: LockedCart,
  { consumerId, networks }: { consumerId: string | null; networks: readonly string[] | undefined },
): Promise<OrderTable> => {
  requireOrderable(cart);
  if (!isOrderable(cart)) throw cartChangedError();
  requirePayable(cart.priceTotal);
  const lines: StockLine[] = cart.items.filter(({ isPurchasable }) => isPurchasable);
  const order = await createOrder(trx, site, cartId, cart, consumerId);
  const isReserved = order.total === 0 || networks === undefined || (await mayReserve(trx, order.orderId, networks));
  if (isReserved) await deductStock(trx, lines);
  else await restockLines(trx, order.orderId);
  await takeUses(trx, order.orderId, codesOfOrder(order), { consumerId, email: order.email });
  if (order.total > 0) {
    const { mandate, ...how } = payment;
    await createAttempt(trx, { orderId: order.orderId, amount: cart.priceTotal, method: order.paymentMethod, ...how });
    if (mandate) await saveMandate(trx, site, order.orderId, mandate);
    return order;
  }
  const paid = await requireTransition(trx, order.orderId, 'PAID', 'nothing to pay');
  await completeOrder(trx, paid);
  return paid;
};

/** The order for this state of the cart, old or new; or the cart's older orders that must be abandoned first. */
const place = async (
  trx: Trx,
  site: Site,
  token: string,
  { placementKey, acceptedTotal }: Placement,
  networks: readonly string[] | undefined,
): Promise<OrderTable | OrderTable[]> => {
  const lockedCart = await lockCart(trx, site, token);
  if (!lockedCart) throw cartChangedError();
  const existing = await findPlacedOrder(trx, lockedCart.cartId, placementKey);
  if (existing) return existing;
  if (lockedCart.placementKey !== placementKey) throw cartChangedError();
  requireUnchanged(lockedCart.protectedAs, lockedCart.cart);
  requireAccepted(lockedCart.cart, acceptedTotal);
  const older = await findWaitingOrders(trx, { cartId: lockedCart.cartId });
  return older.length > 0 ? older : create(trx, site, lockedCart, { consumerId: consumerOfKey(token), networks });
};

/** Ends the open payments of an order. If it was paid in the meantime, the order stands; otherwise its stock is restored. */
export const abandonOrder = async ({ orderId }: Pick<OrderTable, 'orderId'>, endsAs?: 'CANCELLED'): Promise<void> => {
  for (const { attemptId } of await findAttemptsOfOrder(orderId)) await applyPaymentEvent(await closeAttempt(attemptId), endsAs);
};

const nextPage = (site: Site, { orderId, state }: OrderTable): PlacedOrder => {
  // For a cancelled order money may have been taken and refunded, while the failure page says that none was.
  return { orderId, state, redirectUrl: pathTo(site, state === 'PAYMENT_FAILED' ? 'checkoutFailure' : 'checkoutSuccess', orderId) };
};

/** The current status of an order, as the next page of its buyer. */
export const resultOf = async (site: Site, orderId: string): Promise<PlacedOrder> => nextPage(site, await getOrder(database, orderId));

/** Sends the buyer of a pending order to the provider, always to the same payment; of any other order to its result. `origin` is the shop's own. */
const continuePayment = async (site: Site, order: OrderTable, origin: string): Promise<PlacedOrder> => {
  if (order.state !== 'PENDING_PAYMENT' || order.approvedAt !== null) return nextPage(site, order);
  const attempt = (await findAttemptsOfOrder(order.orderId)).at(-1);
  if (!attempt) throw new Error(`Order ${order.orderId} waits for a payment that was never begun`);
  const back = `${origin}/payments/return/${attempt.attemptId}`;
  try {
    const { redirectUrl } = await startPayment(attempt.attemptId, { site, order, returnUrl: back, cancelUrl: `${back}?cancelled=1` });
    return { orderId: order.orderId, state: order.state, redirectUrl };
  } catch (error) {
    // Paid or abandoned at this very moment: the order itself says which.
    if (error instanceof DomainError && error.exception === 'PaymentClosedException') return resultOf(site, order.orderId);
    throw error;
  }
};

const tries = 3;

/**
 * Places the order of a cart, exactly once for each state of the cart: a repeated or concurrent call, or one after a lost response, finds
 * the same order and continues its payment (O-03). Order, stock, uses of codes and payment are written in one transaction; the provider is
 * called afterwards, and if it does not respond (PaymentProviderException 502) the same call may be repeated. Throws CartChangedException,
 * OutOfStockException, the error of a code that no longer counts, or that of a total the provider does not accept. `from`: the shop's own
 * origin, and the requesting networks as hashes; an order of too many pieces deducts them when its payment is approved, without a network
 * at once.
 */
export const placeOrder = async (
  site: Site,
  token: string | undefined,
  placement: Placement,
  from: { origin: string; networks?: readonly string[] | undefined },
): Promise<PlacedOrder> => {
  if (token === undefined) throw cartChangedError();
  for (let attempt = 1; attempt <= tries; attempt++) {
    const placed = await inTransaction((trx) => place(trx, site, token, placement, from.networks));
    if (!Array.isArray(placed)) return continuePayment(site, placed, from.origin);
    for (const older of placed) await abandonOrder(older);
  }
  throw cartChangedError();
};
