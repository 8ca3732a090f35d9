import { expect } from 'vitest';
import { publicModules } from '#backend/app/app.ts';
import { sessionGuard } from '#backend/consumer/consumer.ts';
import type { Db } from '#backend/database/database.ts';
import { describeRest } from '#backend/openapi/openapi.ts';
import { createRest } from '#backend/rest/rest.ts';
import { cart as cartContract } from '#shared/contract/cart.ts';
import type { FakeProvider } from '../backend/checkout/fake-provider.ts';
import type { TestBrowser } from '../backend/rest/test-browser.ts';
import { createAnswerCheck } from './check-answer.ts';
import { countRows, faultsOfCart, faultsOfTables } from './invariants.ts';
import { type Live, type MadeCall, makeCall } from './make-call.ts';
import type { Document, PlannedCall } from './planned-call.ts';

/** The document of the calls, as it is served. */
export const document = JSON.parse(JSON.stringify(describeRest(publicModules))) as Document;
const faultsOfAnswer = createAnswerCheck(document);

/** The whole shop, without rate limits. */
export const createFuzzApp = () => createRest(publicModules, { reads: 0, changes: 0 }, [sessionGuard]);

// Placing an order may first abandon an older one of the same cart, whether or not the new one succeeds.
const mayActThoughRejected = new Set(['postOrders']);

const describeCall = (planned: PlannedCall, { url, input, answer, text }: MadeCall): string =>
  `${planned.call.method} ${url} (${planned.send}) ${JSON.stringify(input.body)} → ${answer.status} ${text.slice(0, 300)}`;

/** The current values of this browser, after its cart has been verified. */
export const readLive = async (browser: TestBrowser, db: Db, provider: FakeProvider): Promise<Live> => {
  const cart = cartContract.parse(await (await browser.get('/carts')).json());
  expect(faultsOfCart(cart)).toEqual([]);
  const order = await db.selectFrom('order').select('orderId').orderBy('placedAt', 'desc').executeTakeFirst();
  return {
    placementKey: cart.placementKey,
    acceptedTotal: cart.priceTotal.rawValue,
    ...(order && { orderId: order.orderId }),
    ...(provider.opened.at(-1) && { attemptId: provider.opened.at(-1) }),
  };
};

/**
 * Makes one call and checks the response against the document, and the invariants of the shop; a rejected call changes nothing. `pieces`:
 * `countPieces` at the beginning.
 */
export const takeStep = async (browser: TestBrowser, planned: PlannedCall, live: Live, db: Db, pieces: number): Promise<MadeCall> => {
  const before = await countRows(db);
  const made = await makeCall(browser, planned, live);
  const said = describeCall(planned, made);
  expect({ said, faults: faultsOfAnswer(planned, made) }).toEqual({ said, faults: [] });
  if (planned.call.method === 'get') return made;
  expect({ said, faults: await faultsOfTables(db, pieces) }).toEqual({ said, faults: [] });
  if (made.answer.status >= 400 && !mayActThoughRejected.has(planned.call.id))
    expect({ said, house: await countRows(db) }).toEqual({ said, house: before });
  return made;
};

/** Prepares the browser's cart for an order. */
export const makeReady = async (browser: TestBrowser, values: { article: object; delivery: object }): Promise<void> => {
  await browser.post('/carts/add', values.article);
  await browser.post('/carts/address/delivery', values.delivery);
  await browser.post('/carts/payment', { paymentMethod: 'CreditCard' });
};
