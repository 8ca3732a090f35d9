import { beforeAll, expect, test, vi } from 'vitest';
import { seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { manyAdded } from '#shared/contract/cart.ts';
import { findSite } from '#shared/country/site.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { cartRoutes } from './cart.routes.ts';
import { loadCartDocument } from './carts.ts';

const variantKeys = 'delta-60-s-anthracite,bogen-p-brass,gone,bogen-p-brass';

describeEachDatabase('adding many', (open) => {
  let db: Db;
  const visit = () => createBrowser(createRest({ '/carts': cartRoutes }, { reads: 0, changes: 0 }), 'de.localhost');

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    await setStock(db, '20.22.1104', 0);
  });

  test('W-01 K-02 a whole list is added to the cart once; sold-out articles are left out and named', async () => {
    const browser = visit();
    const add = async () => manyAdded.parse(await (await browser.post('/carts/add-many', { variantKeys })).json());
    expect(await add()).toMatchObject({ added: 1, soldOut: ['Bogen\u00A0P, Messing'], itemCount: 1 });
    expect(await add()).toMatchObject({ added: 0, soldOut: ['Bogen\u00A0P, Messing'], itemCount: 1 });
  });

  test('K-02 lines added at the same moment keep the order in which they were sent', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    const browser = visit();
    const asked = ['mole-60-anthracite', 'delta-60-s-anthracite', 'bogen-p-chrome'];
    const response = await browser.post('/carts/add-many', { variantKeys: asked.join(',') });
    now.mockRestore();
    expect(manyAdded.parse(await response.json()).items.map(({ variantKey }) => variantKey)).toEqual(asked);
  });

  test("O-04 reordering tops lines up to the order's quantities; articles with too little stock are named", async () => {
    await setStock(db, '10.60.2104', 2);
    const browser = visit();
    const add = async (wanted: string) => manyAdded.parse(await (await browser.post('/carts/add-many', { variantKeys: wanted })).json());
    await add('delta-60-s-anthracite');
    for (const _ of [1, 2]) {
      const response = await add('delta-60-s-anthracite:3,delta-60-s-sand:4');
      expect(response.items.map(({ variantKey, quantity }) => [variantKey, quantity])).toEqual([
        ['delta-60-s-anthracite', 3],
        ['delta-60-s-sand', 2],
      ]);
      expect(response).toMatchObject({ soldOut: [], tooFew: ['Delta\u00A060\u00A0S, Sand'] });
    }
    for (const broken of ['delta-60-s-sand:0', 'delta-60-s-sand:100', 'delta-60-s-sand:1:2'])
      expect((await browser.post('/carts/add-many', { variantKeys: broken })).status).toBe(400);
  });

  test('W-01 B-01 a no-script form leads to the cart, which names the left-out articles once', async () => {
    const browser = visit();
    const response = await browser.form('/carts/add-many', { variantKeys });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/plain/cart']);
    const site = findSite('de', 'de');
    if (!site) throw new Error('Germany speaks German');
    expect((await loadCartDocument(site, browser.cookieHeader())).draft).toMatchObject({
      form: 'many',
      fields: { names: 'Bogen\u00A0P, Messing', tooFew: '' },
    });
    expect((await loadCartDocument(site, browser.cookieHeader())).draft).toBeNull();
  });
});
