import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readStock, seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { applyPaymentEvent } from '#backend/checkout/checkout.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import { askProvider, replaceProvider, sendRefund } from '#backend/payment/payment.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { createShop, createShopper, tap, tapSku } from '../backend/checkout/test-shopper.ts';
import { describeEachDatabase, environmentOf } from '../backend/database/each-database.ts';
import { askPort } from '../http-server/test-server.ts';
import { casesOf, shortOrLong } from '../support/run-length.ts';
import type { Fault } from './fault-points.ts';
import { type OrderOperation, orderOperations, runOrderOperation } from './order-operations.ts';
import { type Served, serveProvider, sharedKeys } from './processes.ts';

// These tests start dozens of processes; a busy machine starts only a few per second.
const patience = 600_000;
const pieces = 1000;
type Case = { orderId: string; work: OrderOperation; name: string };

describeEachDatabase('fault matrix of operations after a purchase', (open) => {
  let db: Db;
  let folder: string;
  let provider: Served;
  const app = createShop();

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    await setStock(db, tapSku, pieces);
    folder = await mkdtemp(join(tmpdir(), 'care-'));
    provider = await serveProvider(join(folder, 'provider.db'));
    for (const [name, value] of Object.entries({ ...sharedKeys, PORT: String(provider.port) })) vi.stubEnv(name, value);
    replaceProvider(undefined);
  }, patience);
  afterAll(async () => {
    await provider?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const buy = async (): Promise<string> => {
    const { order } = await createShopper(app);
    const { orderId, redirectUrl } = placedOrder.parse(await (await order()).json());
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'number=4242424242424242&expiry=12%2F34&code=123';
    await askPort(provider.port, new URL(redirectUrl).pathname, { method: 'POST', headers: form, body });
    const { attemptId } = await db
      .selectFrom('paymentAttempt')
      .select('attemptId')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    await applyPaymentEvent(await askProvider(attemptId));
    return orderId;
  };

  /** Runs an operation in a process of its own; returns its steps, or the signal that ended it. */
  const run = async (orderId: string, work: OrderOperation, fault?: Fault): Promise<string[] | string> => {
    const settings = { ORDER: orderId, WORK: work, PORT: String(provider.port), FAULT: fault ? JSON.stringify(fault) : '' };
    const child = spawn('node', ['--conditions=react-server', new URL('./order-operations.child.ts', import.meta.url).pathname], {
      env: { ...process.env, ...environmentOf(db), LOG_LEVEL: 'silent', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    if (typeof signal === 'string') return signal;
    expect(code, `${work} ${settings.FAULT}`).toBe(0);
    return JSON.parse(output) as string[];
  };

  const suffer = async (work: OrderOperation, fault: Fault, name: string): Promise<Case> => {
    const orderId = await buy();
    const end = await run(orderId, work, fault);
    expect(typeof end === 'string' ? 'kill' : 'lose', `${work} ${fault.at} ${name}`).toBe(fault.kind);
    return { orderId, work, name: `${work} ${fault.kind} ${fault.at} ${name}` };
  };

  /** All records of an order, in one line. */
  const accountOf = async ({ orderId, name }: Case) => {
    const payments = JSON.parse((await askPort(provider.port, '/payments')).text) as { metadata: string; refunded: number }[];
    const { total, state } = await db
      .selectFrom('order')
      .select(['total', 'state'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const history = await db.selectFrom('orderHistory').select('state').where('orderId', '=', orderId).execute();
    const documents = await db.selectFrom('invoice').select(['kind', 'amount']).where('orderId', '=', orderId).orderBy('kind').execute();
    const mails = await db.selectFrom('outbox').select('key').where('key', 'like', `mail:order-%:${orderId}`).execute();
    return {
      name,
      state,
      stays: payments.filter(({ metadata }) => metadata.includes(orderId)).map(({ refunded }) => total - refunded),
      ends: history.filter((entry) => entry.state === state).length,
      papers: documents.map(({ kind, amount }) => [kind, amount === total]),
      mails: mails.filter(({ key }) => /cancelled|refunded/.test(key)).length,
    };
  };
  const documents = [
    ['credit', true],
    ['invoice', true],
  ];
  const ends: Record<OrderOperation, object> = {
    cancel: { state: 'CANCELLED', stays: [0], ends: 1, papers: documents, mails: 1 },
    'ship and refund': { state: 'REFUNDED', stays: [0], ends: 1, papers: documents, mails: 1 },
    'give back': { state: 'REFUNDED', stays: [0], ends: 1, papers: documents, mails: 0 },
  };

  test('O-03 O-05 killed or without provider at any step of cancel, refund or return, then repeated: each happens once', {
    timeout: patience,
  }, async () => {
    const isPostgres = environmentOf(db)['DATABASE_URL'] !== '';
    const cases: Case[] = [];
    const works: (() => Promise<Case>)[] = [];
    for (const work of orderOperations) {
      const steps = await run(await buy(), work);
      if (typeof steps === 'string') throw new Error(`${work} ended by ${steps}`);
      expect(steps.filter((name) => name.endsWith('refund'))).toEqual(['before refund', 'after refund']);
      for (const [index, name] of steps.entries()) {
        const at = index + 1;
        // Both databases roll back alike what lies between two commits: each write on one of them, all the rest on both.
        if (!isPostgres || !name.startsWith('before write')) works.push(() => suffer(work, { at, kind: 'kill' }, name));
        if (name.endsWith('refund')) works.push(() => suffer(work, { at, kind: 'lose' }, name));
      }
    }
    const left = casesOf(works, 8).values();
    const row = async (): Promise<void> => {
      for (const next of left) cases.push(await next());
    };
    await Promise.all([row(), row(), row()]);
    for (const { orderId, work } of cases) await runOrderOperation(orderId, work);
    await db.updateTable('outbox').set({ dueAt: 0, leasedUntil: null }).where('doneAt', 'is', null).execute();
    await createDispatcher(db, { refund: sendRefund() }).drain();

    expect(cases.length).toBeGreaterThan(isPostgres ? shortOrLong(2, 20) : shortOrLong(7, 60));
    for (const one of cases) expect(await accountOf(one)).toEqual({ name: one.name, ...ends[one.work] });
    const out = await db
      .selectFrom('order')
      .select('orderId')
      .where('orderId', 'in', (rows) => rows.selectFrom('orderHistory').select('orderId').where('state', '=', 'SHIPPED'))
      .execute();
    expect((await readStock(db, [tap.variantKey])).get(tap.variantKey)).toBe(pieces - out.length);
    const undone = db.selectFrom('outbox').select('key').where('kind', '=', 'refund').where('doneAt', 'is', null);
    expect(await undone.execute()).toEqual([]);
    const numbers = await db.selectFrom('invoice').select(['series', 'position']).orderBy('series').orderBy('position').execute();
    for (const series of new Set(numbers.map((one) => one.series))) {
      const positions = numbers.filter((one) => one.series === series).map(({ position }) => position);
      expect(positions).toEqual(positions.map((_, index) => index + 1));
    }
  });
});
