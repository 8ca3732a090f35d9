import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { orderRoutes, paymentRoutes } from '#backend/checkout/checkout.routes.ts';
import type { Db } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { findAttempt, type PaymentEvent, type PaymentOutcome } from '#backend/payment/payment.ts';
import { createRest } from '#backend/rest/rest.ts';
import { type Cart, cart as cartContract } from '#shared/contract/cart.ts';
import { createBrowser, type TestBrowser } from '../rest/test-browser.ts';

export const sink = { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' };
export const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
export const tapSku = '20.22.1104';
const name = { firstName: 'Ada', lastName: 'Muster' };
const germany = {
  email: 'ada@example.com',
  phone: '+49 30 23125000',
  delivery: { ...name, street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', country: 'de' },
};

/** A shopper's address and contact data; the country determines the shop. */
export type Home = { email: string; phone: string; delivery: typeof germany.delivery & { addition?: string } };

/** The calls that a purchase needs, without rate limits. */
export const createShop = () =>
  createRest({ '/carts': cartRoutes, '/orders': orderRoutes, '/payments': paymentRoutes }, { reads: 0, changes: 0 });

const readCart = async (browser: TestBrowser): Promise<Cart> => cartContract.parse(await (await browser.get('/carts/')).json());

/** A shopper with something in the cart, an address and a payment method; errors are thrown, so that no test goes on without it. For tests. */
export const createShopper = async (app: ReturnType<typeof createShop>, items: object[] = [tap], home: Home = germany) => {
  const browser = createBrowser(app, `${home.delivery.country}.localhost:3000`);
  const send = async (path: string, body: object): Promise<void> => {
    const answer = await browser.post(path, body);
    if (answer.status !== 200) throw new DomainError('RefusedSetup', answer.status, {}, `${path}: ${await answer.text()}`);
  };
  for (const item of items) await send('/carts/add', item);
  await send('/carts/address/delivery', home);
  await send('/carts/payment', { paymentMethod: 'CreditCard' });
  const seen = await readCart(browser);
  const order = (cart: Cart = seen) =>
    browser.post('/orders', { placementKey: cart.placementKey, acceptedTotal: cart.priceTotal.rawValue, terms: 'accept' });
  return { browser, seen, order, cart: () => readCart(browser) };
};

export type Shopper = Awaited<ReturnType<typeof createShopper>>;

/** All records of an order, for tests that check what exists. */
export const readOrderRecords = async (db: Db) => ({
  orders: await db.selectFrom('order').select(['orderId', 'state', 'total']).orderBy('placedAt').execute(),
  attempts: await db.selectFrom('paymentAttempt').select(['attemptId', 'orderId', 'state', 'amount']).orderBy('createdAt').execute(),
  mails: (await db.selectFrom('outbox').select('key').where('kind', '=', 'mail').execute()).map(({ key }) =>
    key.split(':').slice(0, 2).join(':'),
  ),
  refunds: await db.selectFrom('paymentRefund').select(['attemptId', 'amount']).execute(),
});

/** The id of an attempt by the order in which they began; by default the newest one. */
export const attemptOf = async (db: Db, index = -1): Promise<string> => {
  const found = (await readOrderRecords(db)).attempts.at(index);
  if (!found) throw new Error('no attempt');
  return found.attemptId;
};

/** Deletes all orders, payments and mails. */
export const clearOrders = async (db: Db): Promise<void> => {
  for (const table of ['order', 'paymentAttempt', 'paymentEvent', 'paymentRefund', 'outbox'] as const) await db.deleteFrom(table).execute();
};

let eventCount = 0;
/** A provider event for an attempt's own payment, with an id of its own. */
export const eventOf = async (attemptId: string, outcome: PaymentOutcome): Promise<PaymentEvent> => {
  const eventId = `event-${++eventCount}`;
  const attempt = await findAttempt(attemptId);
  const { rawValue: amount, currency } = attempt?.amount ?? { rawValue: null, currency: undefined };
  return { eventId, attemptId, outcome, claim: { sessionId: attempt?.sessionId ?? '', amount, currency } };
};
