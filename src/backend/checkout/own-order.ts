import 'server-only';
import { findCart } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { findOrder, type OrderTable, presentOrder, siteOfOrder } from '#backend/order/order.ts';
import { findAttemptsOfOrder } from '#backend/payment/payment.ts';
import { consumerOfKey } from '#backend/rest/rest.ts';
import { keyOfCookies } from '#backend/session/session.ts';
import type { Order } from '#shared/contract/order.ts';
import type { FailedPayment, OwnOrder } from '#shared/contract/own-order.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { planDelivery } from './plan-delivery.ts';
import { prepareProducts } from './prepare-products.ts';

/** The last payment attempt, if it failed; null if there was none, or it is still open. */
const failureOf = async (orderId: string): Promise<FailedPayment | null> => {
  const attempt = (await findAttemptsOfOrder(orderId)).at(-1);
  if (!attempt?.failure || (attempt.state !== 'FAILED' && attempt.state !== 'EXPIRED')) return null;
  const { failure: reason, method, amount, updatedAt: at } = attempt;
  return { reason, method, amount, at };
};

const thanksOf = (t: Translate, { salutation, firstName, lastName }: Order['billingAddress']): string =>
  t(`mail.thanks.${salutation === '' ? 'none' : salutation}`, { firstName, lastName });

const present = async (row: OrderTable): Promise<OwnOrder> => {
  const order = await presentOrder(database, row);
  if (row.state === 'PAYMENT_FAILED' || row.state === 'CANCELLED')
    return { ...order, failure: await failureOf(row.orderId), plan: null, products: [], thanks: '' };
  const site = siteOfOrder(row);
  const t = createTranslator(site.language, await loadMessages(site.locale));
  const [plan, products] = await Promise.all([planDelivery(database, row), prepareProducts(site, t, order)]);
  return { ...order, failure: null, plan, products, thanks: thanksOf(t, order.billingAddress) };
};

/** An order, for the browser whose cart it came from and for its account; undefined for anyone else, as if it did not exist. */
export const findOwnOrder = async (token: string | undefined, orderId: string): Promise<OwnOrder | undefined> => {
  const row = token === undefined ? undefined : await findOrder(database, orderId);
  if (!row || token === undefined) return undefined;
  const consumerId = consumerOfKey(token);
  const isOfAccount = consumerId !== null && row.consumerId === consumerId;
  const isOwn = isOfAccount || (await findCart(database, token))?.cartId === row.cartId;
  return isOwn ? present(row) : undefined;
};

/** The order for a no-script document; `cookies` is the Cookie header. */
export const loadOrderDocument = async (cookies: string, orderId: string): Promise<OwnOrder | undefined> =>
  findOwnOrder(await keyOfCookies(cookies, 'cart'), orderId);
