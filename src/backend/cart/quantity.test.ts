import { beforeAll, expect, test } from 'vitest';
import { seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { cart as cartContract } from '#shared/contract/cart.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { cartRoutes } from './cart.routes.ts';

const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const tapSku = '20.22.1104';

describeEachDatabase('quantities in a cart', (open) => {
  let db: Db;
  const app = createRest({ '/carts': cartRoutes }, { reads: 0, changes: 0 });
  const visit = () => createBrowser(app, 'de.localhost');
  const cartOf = async (response: Response) => cartContract.parse(await response.json());

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });

  test.each([0, -1, 100, 1.5, 'x', ''])(
    'E-quantity %j pieces are rejected by the name of the field, and nothing is saved',
    async (quantity) => {
      const browser = visit();
      for (const path of ['/carts/add', '/carts/remove']) {
        const rejected = await browser.post(path, { ...tap, quantity });
        expect([rejected.status, await rejected.json()]).toMatchObject([400, { data: { fields: [{ field: 'quantity' }] } }]);
      }
      expect(await cartOf(await browser.get('/carts/'))).toMatchObject({ items: [], itemCount: 0 });
    },
  );

  test('E-quantity a line grows to 99 pieces and no further', async () => {
    await setStock(db, tapSku, 200);
    const browser = visit();
    expect(await cartOf(await browser.post('/carts/add', { ...tap, quantity: 60 }))).toMatchObject({ itemCount: 60 });
    const rejected = await browser.post('/carts/add', { ...tap, quantity: 40 });
    expect([rejected.status, await rejected.json()]).toMatchObject([400, { data: { fields: [{ field: 'quantity' }] } }]);
    expect(await cartOf(await browser.post('/carts/add', { ...tap, quantity: 39 }))).toMatchObject({ itemCount: 99 });
  });
});
