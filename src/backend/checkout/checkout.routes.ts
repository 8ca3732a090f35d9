import 'server-only';
import { Hono, type MiddlewareHandler } from 'hono';
import { findCart, getCart } from '#backend/cart/cart.ts';
import { keepCount } from '#backend/cart/count-cookie.ts';
import { plainForm } from '#backend/cart/draft.ts';
import { database } from '#backend/database/database.ts';
import { findOrder } from '#backend/order/order.ts';
import { presentOrder } from '#backend/order/present-order.ts';
import { readWebhook } from '#backend/payment/settle.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import { ownOrigin } from '#backend/rest/own-origin.ts';
import { readBody } from '#backend/rest/read-body.ts';
import { respond } from '#backend/rest/respond.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { readToken, tokenOfCookies } from '#backend/rest/token-cookie.ts';
import { type Order, placeOrderBody } from '#shared/contract/order.ts';
import { placeOrder } from './place-order.ts';
import { returnFromPayment } from './return-from-payment.ts';
import { settlePayment } from './settle-payment.ts';

const knowCart: MiddlewareHandler<RestEnv> = (c, next) => {
  c.set('cartToken', readToken(c, 'cart'));
  return next();
};

/** An order, for the browser whose cart it came from; undefined for everybody else, as if it did not exist. */
const findOwnOrder = async (token: string | undefined, orderId: string): Promise<Order | undefined> => {
  const cart = token === undefined ? undefined : await findCart(database, token);
  const row = cart && (await findOrder(database, orderId));
  return row?.cartId === cart?.cartId && row ? presentOrder(database, row) : undefined;
};

/** The order for a plain document; `cookies` is the Cookie header. */
export const showOrder = (cookies: string, orderId: string): Promise<Order | undefined> =>
  findOwnOrder(tokenOfCookies(cookies, 'cart'), orderId);

/** POST /orders and GET /orders/{orderId} */
export const orderRoutes = new Hono<RestEnv>()
  .use(knowCart)
  .post('/', plainForm('order', 'checkoutSummary'), async (c) => {
    const site = c.get('site');
    const placed = await placeOrder(site, c.get('cartToken'), await readBody(c, placeOrderBody), ownOrigin(c, site.country));
    return respond(c, placed, placed.redirectUrl);
  })
  .get('/:orderId', async (c) => {
    const order = await findOwnOrder(c.get('cartToken'), c.req.param('orderId'));
    if (!order) throw new DomainError('OrderNotFoundException', 404, {}, 'This browser has placed no such order');
    return c.json(order);
  });

/** GET /payments/return/{attemptId} brings buyers back, POST /payments/webhook takes the provider's signed news. */
export const paymentRoutes = new Hono<RestEnv>()
  .get('/return/:attemptId', async (c) => {
    const next = await returnFromPayment(c.req.param('attemptId'), c.req.query('cancelled') !== undefined);
    const token = readToken(c, 'cart');
    if (token !== undefined) keepCount(c, (await getCart(c.get('site'), token)).itemCount);
    return c.redirect(next, 303);
  })
  .post('/webhook', async (c) => {
    const event = readWebhook(await c.req.text(), c.req.header('stripe-signature'));
    if (event) await settlePayment(event);
    return c.json({ received: true });
  });
