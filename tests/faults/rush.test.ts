import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStock, seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { tap, tapSku } from '../backend/checkout/test-shopper.ts';
import { describeEachDatabase, environmentOf } from '../backend/database/each-database.ts';
import { askPort } from '../http-server/test-server.ts';
import { shortOrLong } from '../support/run-length.ts';
import { createBuyer, type Served, serveProvider, serveShop } from './processes.ts';

const patience = 120_000;
const buyersCount = shortOrLong(12, 50);
const pieces = shortOrLong(3, 10);

describeEachDatabase('a rush for the last pieces', (open) => {
  let db: Db;
  let folder: string;
  const served: Served[] = [];
  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    folder = await mkdtemp(join(tmpdir(), 'rush-'));
  }, patience);
  afterAll(async () => {
    for (const one of served) await one.kill();
    await rm(folder, { recursive: true, force: true });
  });

  test(`K-08 ${buyersCount} buyers at once, two shops, ${pieces} pieces: each piece is one paid order, others get an error`, {
    timeout: patience,
  }, async () => {
    await setStock(db, tapSku, pieces);
    const provider = await serveProvider(join(folder, 'provider.db'));
    const mails = join(folder, 'mails');
    const shops = await Promise.all([1, 2].map(() => serveShop(environmentOf(db), provider, mails)));
    served.push(provider, ...shops);
    const [first, second] = shops;
    if (!first || !second) throw new Error('Both shops must be open');
    const buyers = Array.from({ length: buyersCount }, (_, index) => createBuyer(`rush-${index}@example.com`, 'CreditCard', provider));
    for (const [index, buyer] of buyers.entries()) await buyer.fill(index % 2 === 0 ? first : second);
    const ends = await Promise.allSettled(buyers.map((buyer, index) => buyer.buy(index % 2 === 0 ? first : second)));
    const rejections = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(rejections).toHaveLength(buyersCount - pieces);
    expect(rejections.filter((words) => words.includes('OutOfStockException') && words.includes(tapSku))).toHaveLength(
      buyersCount - pieces,
    );
    expect((await db.selectFrom('order').select('state').execute()).map(({ state }) => state)).toEqual(
      Array.from({ length: pieces }, () => 'PAID'),
    );
    expect((await readStock(db, [tap.variantKey])).get(tap.variantKey)).toBe(0);
    const payments = JSON.parse((await askPort(provider.port, '/payments')).text) as { status: string }[];
    expect(payments.map(({ status }) => status)).toEqual(Array.from({ length: pieces }, () => 'succeeded'));
  });
});
