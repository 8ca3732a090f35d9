import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { seedStock } from '#backend/catalogue/stock.ts';
import { type FakeProvider, startFakeProvider } from '#backend/checkout/fake-provider.ts';
import { sessionGuard } from '#backend/consumer/session-guard.ts';
import { getProducts, loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { describeEachDatabase } from '#backend/database/each-database.ts';
import { createDiscount } from '#backend/discount/discount.ts';
import { currentProvider, replaceProvider } from '#backend/payment/current-provider.ts';
import { readPaymentSettings } from '#backend/payment/payment-settings.ts';
import { createStripeProvider } from '#backend/payment/stripe-provider.ts';
import { createRest } from '#backend/rest/create-rest.ts';
import { listCalls } from '#backend/rest/openapi/calls.ts';
import { describeRest } from '#backend/rest/openapi/document.ts';
import { publicRooms } from '#backend/rest/rest-rooms.ts';
import { createBrowser, type TestBrowser } from '#backend/rest/test-browser.ts';
import { cart as cartContract } from '#shared/contract/cart.ts';
import { createAnswerCheck } from './check-answer.ts';
import { enter } from './enter.ts';
import { countHouse, countPieces, faultsOfCart, faultsOfHouse } from './invariants.ts';
import { type Live, type MadeCall, makeCall } from './make-call.ts';
import { callsOfOperation, type Document, type PlannedCall } from './planned-call.ts';
import { valuesOfShop } from './values-of-shop.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 40);
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const document = JSON.parse(JSON.stringify(describeRest(publicRooms))) as Document;
const faultsOfAnswer = createAnswerCheck(document);

// Placing an order may first give up an older one of the same cart, whether or not the new one then comes about.
const mayActThoughRefused = new Set(['postOrders']);

type Visit = { host: string; isReady: boolean; isLoggedIn: boolean; calls: PlannedCall[] };

const describeCall = (planned: PlannedCall, { url, input, answer, text }: MadeCall): string =>
  `${planned.call.method} ${url} (${planned.send}) ${JSON.stringify(input.body)} → ${answer.status} ${text.slice(0, 300)}`;

describeEachDatabase('B-03 every call, with valid, extreme and broken input', (open) => {
  let db: Db;
  let provider: FakeProvider;
  let pieces: number;
  const app = createRest(publicRooms, { reads: 0, changes: 0 }, [sessionGuard]);

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    await createDiscount(db, { code: 'TEN', kind: 'percentage', value: 1000, currency: null, validUntil: null });
    await createDiscount(db, { code: 'ALL', kind: 'percentage', value: 10_000, currency: null, validUntil: null });
    await createDiscount(db, { code: 'MUCH', kind: 'amount', value: 9_999_999, currency: 'EUR', validUntil: null });
    await createDiscount(db, { code: 'SHIP', kind: 'freeShipping', value: 0, currency: null, countries: ['de', 'ch'] });
    await createDiscount(db, { code: 'BIG', kind: 'amount', value: 5000, currency: 'EUR', minimum: 100_000 });
    await createDiscount(db, { code: 'FEW', kind: 'percentage', value: 500, currency: null, usageLimit: 2, isOncePerConsumer: true });
    await createDiscount(db, { code: 'ALONE', kind: 'percentage', value: 1500, currency: null, isExclusive: true });
    provider = startFakeProvider();
    // Pages are opened in memory, news is verified as it will be.
    const { readEvent } = createStripeProvider(readPaymentSettings());
    replaceProvider({ ...currentProvider(), readEvent });
    pieces = await countPieces(db);
  });

  const readLive = async (browser: TestBrowser): Promise<Live> => {
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

  const step = async (browser: TestBrowser, planned: PlannedCall): Promise<void> => {
    const before = await countHouse(db);
    const made = await makeCall(browser, planned, await readLive(browser));
    const said = describeCall(planned, made);
    expect({ said, faults: faultsOfAnswer(planned, made) }).toEqual({ said, faults: [] });
    if (planned.call.method === 'get') return;
    expect({ said, faults: await faultsOfHouse(db, pieces) }).toEqual({ said, faults: [] });
    if (made.answer.status >= 400 && !mayActThoughRefused.has(planned.call.id))
      expect({ said, house: await countHouse(db) }).toEqual({ said, house: before });
  };

  const makeReady = async (browser: TestBrowser, values: ReturnType<typeof valuesOfShop>): Promise<void> => {
    await browser.post('/carts/add', values.article);
    await browser.post('/carts/address/delivery', values.delivery);
    await browser.post('/carts/payment', { paymentMethod: 'CreditCard' });
  };

  test(
    `seed ${seed}, ${runs} visits (FUZZ_SEED, FUZZ_RUNS)`,
    async () => {
      console.log(`fuzz: seed ${seed}, ${runs} visits`);
      const values = valuesOfShop([...getProducts('de').values()]);
      const calls = listCalls(publicRooms).map((call) => ({
        weight: call.method === 'get' ? 1 : 3,
        arbitrary: callsOfOperation(call, document, values.known),
      }));
      const visits: fc.Arbitrary<Visit> = fc.record({
        host: fc.constantFrom('de.localhost', 'ch.localhost', 'us.localhost', 'jp.localhost', 'be.localhost'),
        isReady: fc.boolean(),
        isLoggedIn: fc.boolean(),
        calls: fc.array(fc.oneof(...calls).map(values.pair), { minLength: 5, maxLength: 25, size: 'max' }),
      });
      const visit = async ({ host, isReady, isLoggedIn, calls: planned }: Visit): Promise<void> => {
        const browser = createBrowser(app, host);
        if (isLoggedIn) await enter(db, browser);
        if (isReady) await makeReady(browser, values);
        for (const call of planned) {
          provider.outcomes.set(provider.opened.at(-1) ?? '', call.live ? 'SUCCEEDED' : 'PENDING');
          await step(browser, call);
        }
      };
      const property = fc.asyncProperty(visits, visit);
      await fc.assert(property, { seed, numRuns: runs, interruptAfterTimeLimit: 60_000 + runs * 1000, markInterruptAsFailure: false });
    },
    120_000 + runs * 2000,
  );
});
