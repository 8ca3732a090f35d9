import { beforeAll, beforeEach, expect, test } from 'vitest';
import { publicModules } from '#backend/app/app.ts';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { createRest } from './create-rest.ts';

const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };

describeEachDatabase('numbers', (open) => {
  let db: Db;
  const app = createRest(publicModules, { reads: 0, changes: 0 });
  const visit = () => createBrowser(app, 'de.localhost');
  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });
  beforeEach(async () => void (await db.deleteFrom('cart').execute()));
  const pieces = async () => (await db.selectFrom('cartLine').select('quantity').execute()).map(({ quantity }) => quantity);

  test.each(['2', '0x10', '1e1', true, [1], [[2]], { value: 1 }, null, 1.5, '٣'])('in JSON must be numbers, not %j', async (quantity) => {
    const rejected = await visit().post('/carts/add', { ...tap, quantity });
    expect([rejected.status, await rejected.json()]).toMatchObject([400, { data: { fields: [{ field: 'quantity' }] } }]);
    expect(await pieces()).toEqual([]);
    const order = { placementKey: '0b0f5a3e-7a51-4a53-9d1e-1f6a0a3c1d55', acceptedTotal: quantity, terms: 'accept' };
    expect(await (await visit().post('/orders', order)).json()).toMatchObject({ data: { fields: [{ field: 'acceptedTotal' }] } });
    const statement = { kind: 'withdrawal', quantities: { 0: quantity } };
    expect(await (await visit().post('/returns/statement', statement)).json()).toMatchObject({
      data: { fields: [{ field: 'quantities.0' }] },
    });
  });

  test.each([
    ['3', [3]],
    [' 3 ', [3]],
    ['３', [3]],
    ['', [1]],
    ['0x10', []],
    ['1e1', []],
    ['1.5', []],
    ['true', []],
  ])('in a no-script form are digits: %j means %j pieces', async (quantity, made) => {
    await visit().form('/carts/add', { ...tap, quantity });
    expect(await pieces()).toEqual(made);
  });
});
