import 'server-only';
import type { Context } from 'hono';
import { findCart } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { createLimit } from '#backend/limit/limit.ts';
import { findOrder } from '#backend/order/order.ts';
import { clientAddress, keyOf, type RestEnv } from '#backend/rest/rest.ts';

const seconds = 15 * 60;
/** Nobody mistypes more often than this. */
const ofClient = createLimit('find', { points: 20, seconds });
/** Whoever knows a number must not try addresses on it for long; a stranger's tries lock nobody else out. */
const ofOrderHere = createLimit('find-here', { points: 10, seconds });
/** Nor may many networks together. */
const ofOrder = createLimit('find-order', { points: 60, seconds });

/** Each declaration sends a mail to an address that nobody has proved. */
const ofSender = createLimit('declare', { points: 6, seconds });

/** Whether this browser placed the order, or its account is logged in: it has nothing to guess. */
const isOwn = async (c: Context<RestEnv>, orderId: string): Promise<boolean> => {
  const order = await findOrder(database, orderId);
  if (!order) return false;
  const consumerId = c.get('consumerId');
  if (consumerId !== undefined && order.consumerId === consumerId) return true;
  const key = keyOf(c, 'cart');
  return key !== undefined && (await findCart(database, key))?.cartId === order.cartId;
};

/** Refuses to look for orders again and again, with Retry-After in seconds. What strangers tried everywhere locks no owner out of his own browser. */
export const limitFinding = async (c: Context<RestEnv>, orderId: string): Promise<void> => {
  const client = clientAddress(c);
  await ofClient.take(c, client);
  await ofOrderHere.take(c, `${orderId} ${client}`);
  if (!(await isOwn(c, orderId))) await ofOrder.take(c, orderId);
};

/** Nobody's mailbox is filled with a stranger's words, wherever they are sent from. */
const ofRecipient = createLimit('declare-to', { points: 5, seconds: 60 * 60 });

/** Refuses one network that declares again and again without an order. */
export const limitDeclaring = (c: Context): Promise<void> => ofSender.take(c, clientAddress(c));

/**
 * Whether a receipt may still go to an address that the sender chose. What is declared counts in any case: nobody keeps another from
 * withdrawing by naming that address (Y-01).
 */
export const mayMailReceipt = (recipient: string): Promise<boolean> => ofRecipient.allows(recipient.toLowerCase());
