import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { deductStock, readStock, restoreStock, type StockLine, seedStock, setStock } from './stock.ts';

const line = (variantKey: string, quantity: number): StockLine => ({ productKey: 'steg', variantKey, sku: `sku-${variantKey}`, quantity });

describeEachDatabase('stock', (open) => {
  let db: Db;
  beforeAll(async () => {
    await loadContent();
    db = await open();
  });
  beforeEach(async () => {
    await db.deleteFrom('stock').execute();
    await db
      .insertInto('stock')
      .values(['a', 'b', 'c'].map((key, index) => ({ variantKey: key, sku: `sku-${key}`, pieces: index, changedAt: 0 })))
      .execute();
  });

  test('K-08 deducts all lines or none, and names every short one', async () => {
    const taken = inTransaction((trx) => deductStock(trx, [line('c', 1), line('b', 2), line('a', 1)]));
    await expect(taken).rejects.toMatchObject({
      exception: 'OutOfStockException',
      statusCode: 400,
      data: { variantKey: 'a', skus: ['sku-a', 'sku-b'] },
    });
    expect(await readStock(db, ['a', 'b', 'c'])).toEqual(
      new Map([
        ['a', 0],
        ['b', 1],
        ['c', 2],
      ]),
    );
  });

  test('K-08 fifty buyers of two pieces each leave none and never less', async () => {
    const takers = Array.from({ length: 50 }, () => inTransaction((trx) => deductStock(trx, [line('c', 1)])));
    const results = await Promise.allSettled(takers);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await readStock(db, ['c'])).toEqual(new Map([['c', 0]]));
  });

  test('restores pieces to stock', async () => {
    await inTransaction((trx) => restoreStock(trx, [line('a', 3), line('unknown', 1)]));
    expect(await readStock(db, ['a', 'unknown'])).toEqual(new Map([['a', 3]]));
  });

  test('sets the pieces of an article and rejects an unknown one by name', async () => {
    await setStock(db, 'sku-a', 7);
    expect((await readStock(db, ['a'])).get('a')).toBe(7);
    await expect(setStock(db, '99', 1)).rejects.toThrow('No article has the number 99');
  });

  test('seeding adds new articles and leaves sold ones unchanged', async () => {
    await seedStock(db);
    await setStock(db, '20.22.1104', 1);
    await seedStock(db);
    expect((await readStock(db, ['bogen-p-brass'])).get('bogen-p-brass')).toBe(1);
  });
});
