import 'server-only';
import { findCart } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { findOrder, presentOrder } from '#backend/order/order.ts';
import { consumerOfKey } from '#backend/rest/rest.ts';
import { keyOfCookies } from '#backend/session/session.ts';
import type { Order } from '#shared/contract/order.ts';

/** An order, for the browser whose cart it came from and for its account; undefined for everybody else, as if it did not exist. */
export const findOwnOrder = async (token: string | undefined, orderId: string): Promise<Order | undefined> => {
  const row = token === undefined ? undefined : await findOrder(database, orderId);
  if (!row || token === undefined) return undefined;
  const consumerId = consumerOfKey(token);
  const isOfAccount = consumerId !== null && row.consumerId === consumerId;
  const isOwn = isOfAccount || (await findCart(database, token))?.cartId === row.cartId;
  return isOwn ? presentOrder(database, row) : undefined;
};

/** The order for a plain document; `cookies` is the Cookie header. */
export const showOrder = async (cookies: string, orderId: string): Promise<Order | undefined> =>
  findOwnOrder(await keyOfCookies(cookies, 'cart'), orderId);
