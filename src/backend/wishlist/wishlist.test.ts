import { beforeAll, expect, test, vi } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { createRest } from '#backend/rest/rest.ts';
import { wishlist } from '#shared/contract/wishlist.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { wishlistRoutes } from './wishlist.routes.ts';

const sink = { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' };
const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const chrome = { productKey: 'bogen-p', variantKey: 'bogen-p-chrome' };

describeEachDatabase('wishlist', (open) => {
  const visit = () => createBrowser(createRest({ '/lists/my': wishlistRoutes }, { reads: 0, changes: 0 }), 'fr.localhost');
  const keysOf = async (response: Response) => wishlist.parse(await response.json()).items.map(({ variantKey }) => variantKey);

  beforeAll(async () => {
    await loadContent();
    await open();
  });

  test('W-01 a visitor adds articles, each once, and removes them again', async () => {
    const browser = visit();
    expect(await keysOf(await browser.get('/lists/my/'))).toEqual([]);
    await browser.post('/lists/my/add', sink);
    expect(await keysOf(await browser.post('/lists/my/add', sink))).toEqual([sink.variantKey]);
    expect(await keysOf(await browser.get('/lists/my/'))).toEqual([sink.variantKey]);
    expect(await keysOf(await visit().get('/lists/my/'))).toEqual([]);
    expect(await keysOf(await browser.post('/lists/my/remove', sink))).toEqual([]);
  });

  test('W-01 the newest article comes first, also among those of one moment', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    const browser = visit();
    await browser.post('/lists/my/add', tap);
    const response = await browser.post('/lists/my/add', sink);
    now.mockRestore();
    expect(await keysOf(response)).toEqual([sink.variantKey, tap.variantKey]);
  });

  test('W-01 add-many adds what is not on the list already, and leaves out what is not sold', async () => {
    const browser = visit();
    await browser.post('/lists/my/add', sink);
    const removed = { productKey: 'gone', variantKey: 'gone' };
    const keys = await keysOf(await browser.post('/lists/my/add-many', [sink, tap, chrome, removed, tap]));
    expect(keys.toSorted()).toEqual([chrome.variantKey, tap.variantKey, sink.variantKey].toSorted());
  });

  test('W-01 an article that is not sold and an invalid key are rejected by name', async () => {
    const unknown = await visit().post('/lists/my/add', { productKey: 'bogen-p', variantKey: 'gone' });
    expect([unknown.status, await unknown.json()]).toMatchObject([
      404,
      { data: { exception: 'ProductNotFoundException', variantKey: 'gone' } },
    ]);
    const wrong = await visit().post('/lists/my/add-many', [{ ...tap, colour: 'red' }]);
    expect(await wrong.json()).toMatchObject({ statusCode: 400, data: { fields: [{ field: '0.colour' }] } });
  });

  test('W-01 an invented token is not accepted', async () => {
    const browser = visit();
    browser.setCookie('wishlist', 'a'.repeat(43));
    await browser.post('/lists/my/add', tap);
    expect(browser.cookies()['wishlist']).not.toBe('a'.repeat(43));
  });

  test('B-01 a no-script form leads to the no-script wishlist', async () => {
    const response = await visit().form('/lists/my/add', tap);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/plain/wishlist']);
  });
});
