import { beforeAll, expect, test } from 'vitest';
import { seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { createRest, keyOfConsumer } from '#backend/rest/rest.ts';
import { sharedWishlist, wishlistArticles, wishlistShare } from '#shared/contract/wishlist.ts';
import { findSite } from '#shared/country/site.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { mergeWishlist } from './merge-wishlist.ts';
import { getWishlistArticles } from './share-wishlist.ts';
import { sharedWishlistRoutes } from './shared-wishlist.routes.ts';
import { wishlistRoutes } from './wishlist.routes.ts';

const sink = { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' };
const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };

describeEachDatabase('shared wishlists', (open) => {
  let db: Db;
  const app = createRest({ '/lists/my': wishlistRoutes, '/lists/shared': sharedWishlistRoutes }, { reads: 0, changes: 0 });
  const visit = (host = 'de.localhost') => createBrowser(app, host);
  const share = async (browser = visit()) => {
    await browser.post('/lists/my/add', sink);
    const { shareToken } = wishlistShare.parse(await (await browser.post('/lists/my/share', {})).json());
    return { browser, shareToken };
  };
  const see = (shareToken: string | null, browser = visit()) => browser.get(`/lists/shared/${shareToken}`);
  const keysIn = async (response: Response) => sharedWishlist.parse(await response.json()).items.map(({ variantKey }) => variantKey);

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });

  test('W-01 the list shows names, prices and delivery of the country, the newest article first', async () => {
    const browser = visit();
    await browser.post('/lists/my/add', sink);
    await browser.post('/lists/my/add', tap);
    await setStock(db, '20.22.1104', 0);
    const { items, ...list } = wishlistArticles.parse(await (await browser.get('/lists/my/articles')).json());
    expect(list).toEqual({ isOfAccount: false, shareToken: null });
    expect(items).toMatchObject([
      { ...tap, name: 'Bogen\u00A0P', price: { rawValue: 35_900 }, availabilityWords: { state: 'none' }, measure: { kind: 'reach' } },
      {
        ...sink,
        name: 'Delta\u00A060\u00A0S',
        variantName: 'Anthrazit',
        measureWords: { value: '60\u00a0cm' },
        availabilityWords: { state: 'good' },
      },
    ]);
    const response = await browser.at('jp.localhost').get('/lists/my/articles?locale=ja-JP');
    expect(wishlistArticles.parse(await response.json()).items[0]?.price.currency).toBe('JPY');
  });

  test('W-01 everyone with its link sees a list in its current state, and cannot change it', async () => {
    const { browser, shareToken } = await share();
    const guest = visit();
    expect(await keysIn(await see(shareToken, guest))).toEqual([sink.variantKey]);
    await browser.post('/lists/my/add', tap);
    await guest.post('/lists/my/remove', sink);
    expect((await keysIn(await see(shareToken, guest))).toSorted()).toEqual([tap.variantKey, sink.variantKey].toSorted());
    expect(wishlistShare.parse(await (await browser.post('/lists/my/share', {})).json()).shareToken).toBe(shareToken);
  });

  test('W-01 a link that was ended is not found, like one that was never issued', async () => {
    const { browser, shareToken } = await share();
    expect(wishlistShare.parse(await (await browser.post('/lists/my/unshare', {})).json())).toEqual({ shareToken: null });
    const removed = await see(shareToken);
    expect([removed.status, await removed.json()]).toMatchObject([404, { data: { exception: 'SharedWishlistNotFoundException' } }]);
    expect((await see('made-up')).status).toBe(404);
    expect((await share(browser)).shareToken).not.toBe(shareToken);
  });

  test('W-01 an empty list cannot be shared; a shared list may be emptied and filled again', async () => {
    expect((await visit().post('/lists/my/share', {})).status).toBe(409);
    const { browser, shareToken } = await share();
    await browser.post('/lists/my/remove', sink);
    expect(await keysIn(await see(shareToken))).toEqual([]);
    await browser.post('/lists/my/add', tap);
    expect(await keysIn(await see(shareToken))).toEqual([tap.variantKey]);
  });

  test("W-01 after a login a link shows the account's list, into which the shared one was merged", async () => {
    const { browser, shareToken } = await share();
    await inTransaction((trx) => mergeWishlist(trx, browser.cookies()['wishlist'], keyOfConsumer('ada')), db);
    expect(await keysIn(await see(shareToken))).toEqual([sink.variantKey]);
    const site = findSite('de', 'de');
    expect(site && (await getWishlistArticles(site, keyOfConsumer('ada')))).toMatchObject({ isOfAccount: true, shareToken });
  });

  test('W-01 the browser has the number of items on its list', async () => {
    const { browser } = await share();
    expect(browser.cookies()['wishlist-items']).toBe('1');
    await browser.post('/lists/my/remove', sink);
    expect(browser.cookies()['wishlist-items']).toBe('0');
  });

  test('B-01 no-script forms share and end sharing', async () => {
    const { browser } = await share();
    const answers = [await browser.form('/lists/my/share', {}), await browser.form('/lists/my/unshare', {})];
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, '/plain/wishlist'],
      [303, '/plain/wishlist'],
    ]);
  });
});
