import { beforeAll, expect, test } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { cart as cartContract } from '#shared/contract/cart.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { cartRoutes } from './cart.routes.ts';

const articles = [
  { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' },
  { productKey: 'bogen-p', variantKey: 'bogen-p-brass' },
  { productKey: 'lagune-60', variantKey: 'lagune-60-steel' },
];
const keys = articles.map(({ variantKey }) => variantKey);

describeEachDatabase('positions in a cart', (open) => {
  let db: Db;
  const app = createRest({ '/carts': cartRoutes }, { reads: 0, changes: 0 });
  const keysOf = async (response: Response) => cartContract.parse(await response.json()).items.map(({ variantKey }) => variantKey);
  const fill = async () => {
    const browser = createBrowser(app, 'de.localhost');
    for (const article of articles) await browser.post('/carts/add', { ...article, quantity: 2 });
    return browser;
  };

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });

  test.each([0, 1, 2])('K-02 a restored line returns to its position %i', async (position) => {
    const browser = await fill();
    const article = articles[position];
    await browser.post('/carts/remove', { ...article, quantity: 2 });
    expect(await keysOf(await browser.post('/carts/add', { ...article, quantity: 2, position }))).toEqual(keys);
    expect(await keysOf(await browser.get('/carts/'))).toEqual(keys);
  });

  test('K-02 lines of the same moment shift, and a position beyond the last is the last', async () => {
    const browser = await fill();
    await db.updateTable('cartLine').set({ addedAt: 5 }).where('variantKey', 'in', keys).execute();
    const [, , last] = articles;
    await browser.post('/carts/remove', { ...last, quantity: 2 });
    const moved = await keysOf(await browser.post('/carts/add', { ...last, quantity: 1, position: 1 }));
    expect(moved[1]).toBe(last?.variantKey);
    await browser.post('/carts/remove', { ...last, quantity: 2 });
    expect((await keysOf(await browser.post('/carts/add', { ...last, position: 99 }))).at(-1)).toBe(last?.variantKey);
  });

  test('K-02 more pieces of a line leave its position unchanged', async () => {
    const browser = await fill();
    expect(await keysOf(await browser.post('/carts/add', { ...articles[2], quantity: 1, position: 0 }))).toEqual(keys);
  });
});
