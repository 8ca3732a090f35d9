import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readStock, seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { clearOrders, createShop, createShopper, tap, tapSku } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase, environmentOf } from '#tests/backend/database/each-database.ts';
import { casesOf } from '#tests/support/run-length.ts';
import { expirePendingOrders } from './order-admin.ts';

// These tests start processes, and a busy machine starts only a few per second.
const timeoutMs = 60_000;
const child = new URL('../../../tests/backend/checkout/buyers.child.ts', import.meta.url).pathname;

/** Runs buyers in a process of their own; returns the outcome of each, or the signal that ended the process. */
const runBuyers = async (db: Db, settings: Record<string, string>): Promise<string[] | string> => {
  const buyers = spawn('node', ['--conditions=react-server', child], {
    env: { ...process.env, ...environmentOf(db), LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [, signal]] = await Promise.all([text(buyers.stdout), once(buyers, 'close')]);
  return typeof signal === 'string' ? signal : (JSON.parse(output) as string[]);
};

/** Invariants at any moment: every order complete, every piece accounted for, every payment applied once. */
const expectConsistent = async (db: Db, pieces: number): Promise<void> => {
  const orders = await db.selectFrom('order').select(['orderId', 'state', 'total']).execute();
  const lines = await db.selectFrom('orderLine').select(['orderId', 'quantity', 'priceTotal']).execute();
  const attempts = await db.selectFrom('paymentAttempt').select(['orderId', 'amount', 'state']).execute();
  const history = await db.selectFrom('orderHistory').select(['orderId', 'state']).orderBy('position').execute();
  const mails = await db.selectFrom('outbox').select('key').where('kind', '=', 'mail').execute();
  const stock = (await readStock(db, [tap.variantKey])).get(tap.variantKey) ?? 0;
  const holding = new Set(orders.filter(({ state }) => ['PENDING_PAYMENT', 'PAID'].includes(state)).map(({ orderId }) => orderId));
  const taken = lines.filter(({ orderId }) => holding.has(orderId)).reduce((sum, { quantity }) => sum + quantity, 0);
  expect(stock + taken).toBe(pieces);
  expect(new Set(lines.map(({ orderId }) => orderId)).size).toBe(orders.length);
  expect(attempts.map(({ orderId }) => orderId).toSorted()).toEqual(orders.map(({ orderId }) => orderId).toSorted());
  for (const { orderId, state, total } of orders) {
    const attempt = attempts.find((one) => one.orderId === orderId);
    const actual = mails.filter(({ key }) => key === `mail:order-confirmation:${orderId}`).length;
    expect(attempt?.amount).toBe(total);
    expect([attempt?.state === 'SUCCEEDED', actual]).toEqual(state === 'PAID' ? [true, 1] : [false, 0]);
    expect(history.filter((one) => one.orderId === orderId).at(-1)?.state).toBe(state);
  }
};

describeEachDatabase('checkout under load', (open) => {
  let db: Db;
  beforeAll(async () => {
    await loadContent();
    startFakeProvider();
    db = await open();
    await seedStock(db);
  });
  beforeEach(() => clearOrders(db));

  const race = async (buyers: number, pieces: number) => {
    await setStock(db, tapSku, pieces);
    const app = createShop();
    const shoppers = await Promise.all(Array.from({ length: buyers }, () => createShopper(app)));
    const answers = await Promise.all(shoppers.map(({ order }) => order()));
    const bodies = (await Promise.all(answers.map((response) => response.json()))) as { data?: { exception: string; skus?: string[] } }[];
    const rejected = bodies.filter(({ data }) => data?.exception === 'OutOfStockException' && data.skus?.[0] === tapSku);
    return { placed: answers.filter(({ status }) => status === 200).length, refused: rejected.length };
  };

  test('K-08 two shoppers and one last piece: one order, one clear error', async () => {
    expect(await race(2, 1)).toEqual({ placed: 1, refused: 1 });
    await expectConsistent(db, 1);
  });

  test('K-08 fifty buyers for ten pieces: ten orders, forty clear errors, no stock left', async () => {
    expect(await race(50, 10)).toEqual({ placed: 10, refused: 40 });
    expect(await readStock(db, [tap.variantKey])).toEqual(new Map([[tap.variantKey, 0]]));
    await expectConsistent(db, 10);
  });

  test('O-03 two processes on one database: no piece is sold twice', { timeout: timeoutMs }, async () => {
    await setStock(db, tapSku, 9);
    const both = await Promise.all([runBuyers(db, { BUYERS: '8' }), runBuyers(db, { BUYERS: '8' })]);
    const results = both.flat();
    expect(results).toHaveLength(16);
    expect(results.filter((result) => !/^(?:SUCCEEDED|FAILED|refused OutOfStockException)$/.test(result))).toEqual([]);
    await expectConsistent(db, 9);
  });

  test('O-03 kill -9 while placing and paying leaves no half-done order', { timeout: timeoutMs }, async () => {
    await setStock(db, tapSku, 1000);
    const points = casesOf([15, 45, 80, 120], 2);
    const killed = points.map((point) => runBuyers(db, { KILL_AT: String(point), BUYERS: '6' }));
    expect(await Promise.all(killed)).toEqual(points.map(() => 'SIGKILL'));
    await expectConsistent(db, 1000);
    expect(await runBuyers(db, { BUYERS: '3' })).toEqual(['SUCCEEDED', 'SUCCEEDED', 'FAILED']);
    await expirePendingOrders(Date.now() + 1e9);
    await expectConsistent(db, 1000);
    expect((await db.selectFrom('order').select('state').distinct().orderBy('state').execute()).map(({ state }) => state)).toEqual([
      'PAID',
      'PAYMENT_FAILED',
    ]);
  });
});
