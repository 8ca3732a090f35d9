import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStock, seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { tap, tapSku } from '../backend/checkout/test-shopper.ts';
import { describeEachDatabase, environmentOf } from '../backend/database/each-database.ts';
import { askPort } from '../http-server/test-server.ts';
import { casesOf, shortOrLong } from '../support/run-length.ts';
import type { Fault } from './fault-points.ts';
import { type Buyer, createBuyer, type Served, serveProvider, serveShop } from './processes.ts';

// These tests start dozens of processes; a busy machine starts only a few per second.
const patience = 300_000;
const pieces = 1000;
type Case = { buyer: Buyer; comesBack: boolean; name: string };
type Method = Buyer['method'];

describeEachDatabase('fault matrix', (open) => {
  let db: Db;
  let folder: string;
  let provider: Served;
  const shops: Served[] = [];
  const mailList = (): string => join(folder, 'mails');
  const shopAt = async (fault?: Fault): Promise<Served> => {
    const shop = await serveShop(environmentOf(db), provider, mailList(), fault);
    shops.push(shop);
    return shop;
  };

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    await setStock(db, tapSku, pieces);
    folder = await mkdtemp(join(tmpdir(), 'faults-'));
    provider = await serveProvider(join(folder, 'provider.db'));
  }, patience);
  afterAll(async () => {
    for (const shop of shops) await shop.kill();
    await provider?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  let count = 0;
  const newBuyer = (method: Method): Buyer => createBuyer(`case-${++count}@example.com`, method, provider);

  /** The steps of a purchase without faults. */
  const stepsOf = async (method: Method): Promise<string[]> => {
    const shop = await shopAt();
    const buyer = newBuyer(method);
    await buyer.fill(shop);
    await buyer.buy(shop);
    await askPort(shop.port, '/test/jobs');
    const steps = JSON.parse((await askPort(shop.port, '/test/steps')).text) as string[];
    await shop.kill();
    return steps;
  };

  const suffer = async (method: Method, fault: Fault, name: string): Promise<Case> => {
    const shop = await shopAt(fault);
    const buyer = newBuyer(method);
    await buyer.fill(shop);
    const isOver = buyer.buy(shop).then(() => askPort(shop.port, '/test/jobs'));
    const hasSurvived = await isOver.then(
      () => true,
      () => false,
    );
    if (hasSurvived && fault.kind === 'kill') throw new Error(`${method} was not killed at ${fault.at} ${name}`);
    await shop.kill();
    return { buyer, comesBack: fault.at % 2 === 0, name: `${method} ${fault.kind} ${fault.at} ${name}` };
  };

  const inRows = async <T>(works: (() => Promise<T>)[], width: number): Promise<T[]> => {
    const results: T[] = [];
    const left = works.entries();
    const row = async (): Promise<void> => {
      for (const [index, work] of left) results[index] = await work();
    };
    await Promise.all(Array.from({ length: width }, row));
    return results;
  };

  /** All records of a buyer, in one line. */
  const accountOf = async ({ buyer, name }: Case, shop: Served) => {
    const orders = await db.selectFrom('order').select(['orderId', 'state']).where('email', '=', buyer.email).execute();
    const payments = JSON.parse((await askPort(provider.port, '/payments')).text) as {
      metadata: string;
      status: string;
      refunded: number;
    }[];
    const own = payments.filter(({ metadata }) => orders.some(({ orderId }) => metadata.includes(orderId)));
    const mails = new Set((await readFile(mailList(), 'utf8')).split('\n'));
    return {
      name,
      orders: orders.map(({ state }) => state),
      charges: own.filter(({ status }) => status === 'succeeded').length,
      refunds: own.reduce((sum, { refunded }) => sum + refunded, 0),
      mails: orders.filter(({ orderId }) => mails.has(`mail:order-confirmation:${orderId}`)).length,
      inCart: (await buyer.cart(shop)).itemCount,
    };
  };
  const paidOnce = { orders: ['PAID'], charges: 1, refunds: 0, mails: 1, inCart: 0 };
  const nothing = { charges: 0, refunds: 0, mails: 0, inCart: 1 };

  test('O-03 killed at each step, or with the provider lost, every purchase ends as one order and one charge, or as none', {
    timeout: patience,
  }, async () => {
    const works: (() => Promise<Case>)[] = [];
    const isPostgres = environmentOf(db)['DATABASE_URL'] !== '';
    for (const method of ['CreditCard', 'DirectDebit'] as const) {
      for (const [index, name] of (await stepsOf(method)).entries()) {
        const isWrite = name.startsWith('before write');
        // Both databases roll back alike what lies between two commits: each write on one of them, all the rest on both.
        if (!isWrite || (!isPostgres && method === 'CreditCard')) works.push(() => suffer(method, { at: index + 1, kind: 'kill' }, name));
        if (/(?:open|charge|ask|close)$/.test(name)) works.push(() => suffer(method, { at: index + 1, kind: 'lose' }, name));
      }
    }
    const cases = await inRows(casesOf(works, 6), 4);
    const shop = await shopAt();
    for (const { buyer, comesBack } of cases) if (comesBack && (await buyer.cart(shop)).itemCount > 0) await buyer.buy(shop);
    await askPort(shop.port, '/test/jobs');
    expect(JSON.parse((await askPort(provider.port, `/deliver?port=${shop.port}`, { method: 'POST' })).text)).toEqual([]);
    await askPort(shop.port, '/test/jobs?late');
    const ends = { paid: 0, none: 0 };
    for (const one of cases) {
      const { name, ...account } = await accountOf(one, shop);
      if (!one.comesBack) ends[account.orders.includes('PAID') ? 'paid' : 'none'] += 1;
      const isPaid = one.comesBack || account.orders.includes('PAID');
      const unpaid = { ...nothing, orders: account.orders.length === 0 ? [] : ['PAYMENT_FAILED'] };
      expect({ name, ...account }).toEqual({ name, ...(isPaid ? paidOnce : unpaid) });
    }
    // Buyers who never returned: some had paid before the fault, some had not.
    expect(cases.length).toBeGreaterThan(shortOrLong(4, 23));
    expect(Math.min(ends.paid, ends.none)).toBeGreaterThanOrEqual(shortOrLong(0, 4));
    const paid = await db.selectFrom('order').select('orderId').where('state', '=', 'PAID').execute();
    expect((await readStock(db, [tap.variantKey])).get(tap.variantKey)).toBe(pieces - paid.length);
    expect(await db.selectFrom('outbox').select(['key', 'lastError']).where('doneAt', 'is', null).execute()).toEqual([]);
    expect(
      await db.selectFrom('paymentAttempt').select('state').where('state', 'in', ['CREATED', 'REDIRECTED', 'PROCESSING']).execute(),
    ).toEqual([]);
    await shop.kill();
  });
});
