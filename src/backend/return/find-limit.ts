import 'server-only';
import type { Context } from 'hono';
import { requireCaptcha } from '#backend/captcha/captcha.ts';
import { findCart } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { findOrder } from '#backend/order/order.ts';
import { createLimit, createMailBudget } from '#backend/rate-limit/rate-limit.ts';
import { clientAddress, keyOf, type RestEnv } from '#backend/rest/rest.ts';
import type { FindReturn } from '#shared/contract/return.ts';

const seconds = 15 * 60;
/**
 * Nobody mistypes more often than this. A number is one of 30^8 = 6.6 * 10^11 of its country and day: a thousand networks make 80,000
 * attempts an hour, and find the one of an address that they know in 470 years on average.
 */
const ofClient = createLimit('find', { points: 20, seconds });
/** Someone who knows a number must not try addresses on it for long, 960 a day; a stranger's attempts lock nobody else out. */
const ofOrderHere = createLimit('find-here', { points: 10, seconds });
/**
 * Many networks together have 60 free attempts. Beyond that each one costs a captcha, a second of a phone's work or one of the six tickets
 * that a network has in an hour: the right answer still works.
 */
const ofOrder = createLimit('find-order', { points: 60, seconds });

/** Each declaration sends a mail to an unverified address. */
const ofSender = createLimit('declare', { points: 6, seconds });

/** Whether this browser placed the order, or its account is logged in: then there is nothing to guess. */
const isOwn = async (c: Context<RestEnv>, orderId: string): Promise<boolean> => {
  const order = await findOrder(database, orderId);
  if (!order) return false;
  const consumerId = c.get('consumerId');
  if (consumerId !== undefined && order.consumerId === consumerId) return true;
  const key = keyOf(c, 'cart');
  return key !== undefined && (await findCart(database, key))?.cartId === order.cartId;
};

/**
 * Rejects one network that looks for orders repeatedly, with Retry-After in seconds. An order that many networks look for requires a
 * captcha (CaptchaException 400) but locks nobody out: strangers' attempts never affect its owner, from any network. The owner's own
 * browser needs no captcha.
 */
export const limitFinding = async (c: Context<RestEnv>, { orderId, captcha }: Pick<FindReturn, 'orderId' | 'captcha'>): Promise<void> => {
  const client = clientAddress(c);
  await ofClient.take(c, client);
  await ofOrderHere.take(c, `${orderId} ${client}`);
  if (await isOwn(c, orderId)) return;
  if (!(await ofOrder.allows(orderId))) await requireCaptcha(c, captcha);
};

/** Rejects one network that repeatedly declares without an order. */
export const limitDeclaring = (c: Context): Promise<void> => ofSender.take(c, clientAddress(c));

/**
 * The receipts to an address that the sender chose: nobody's mailbox is flooded with a stranger's words. The declaration counts in any
 * case: nobody can keep another person from withdrawing by naming that address (Y-01).
 */
export const receiptBudget = createMailBudget('declare-to', { points: 5, seconds: 60 * 60 });
