import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { catalogueOf } from './catalogue-index.ts';
import { readSoldOut } from './sold-out.ts';
import { readStock, seedStock, setStock } from './stock.ts';
import { stockMaskOf } from './stock-mask.ts';

describeEachDatabase('sold-out articles', (open) => {
  beforeAll(() => loadContent());

  test('P-02 they are those without a piece in stock, and those never counted', async () => {
    const db = await open();
    const articles = catalogueOf('de').articlesByList.sinks;
    const keys = articles.map(({ variant }) => variant.variantKey);
    const [first] = articles;
    if (!first) throw new Error('There is no sink');
    const { variantKey, sku } = first.variant;
    const isListed = (key: string) => keys.includes(key);
    const naive = async () => {
      const stock = await readStock(db, keys);
      return keys.filter((key) => (stock.get(key) ?? 0) === 0).toSorted();
    };
    const found = async () => (await readSoldOut(db, articles)).filter(isListed).toSorted();

    expect(await found()).toEqual(keys.toSorted());
    await db.insertInto('stock').values({ variantKey, sku, pieces: 3, changedAt: 0 }).execute();
    expect(await found()).not.toContain(variantKey);
    await seedStock(db);
    expect(await found()).toEqual(await naive());
    await setStock(db, sku, 0);
    expect(await found()).toEqual(await naive());
    expect(await found()).toContain(variantKey);
    await setStock(db, sku, 1);
    expect(await found()).toEqual(await naive());
  });

  test('P-02 the list and the stock mask stay the same objects until something else is sold out', async () => {
    const db = await open();
    await seedStock(db);
    const articles = catalogueOf('de').articlesByList.taps;
    const sku = articles[0]?.variant.sku ?? '';
    const before = await readSoldOut(db, articles);
    const stockMask = stockMaskOf(articles, before);
    expect(await readSoldOut(db, articles)).toBe(before);
    expect(stockMaskOf(articles, before)).toBe(stockMask);
    await setStock(db, sku, 0);
    const after = await readSoldOut(db, articles);
    expect([stockMask.inStockFlags[0], stockMaskOf(articles, after).inStockFlags[0]]).toEqual([1, 0]);
  });
});
