import { beforeEach, expect, test } from 'vitest';
import { cart as cartContract } from '#shared/contract/cart.ts';
import { wishlist as wishlistContract } from '#shared/contract/wishlist.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import type { TestBrowser } from '#tests/backend/rest/test-browser.ts';

const sink = { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' };
const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const chrome = { productKey: 'bogen-p', variantKey: 'bogen-p-chrome' };

describeAccounts('merging at login', ({ visit, logIn, openAccount, db }) => {
  beforeEach(async () => {
    for (const table of ['cart', 'wishlistItem'] as const) await db().deleteFrom(table).execute();
    await openAccount(visit());
  });
  const cartOf = async (browser: TestBrowser) => {
    const { items, deliveryAddress } = cartContract.parse(await (await browser.get('/carts/')).json());
    return { pieces: Object.fromEntries(items.map(({ variantKey, quantity }) => [variantKey, quantity])), deliveryAddress };
  };
  const wishlistOf = async (browser: TestBrowser) =>
    wishlistContract.parse(await (await browser.get('/lists/my/')).json()).items.map(({ variantKey }) => variantKey);

  test('K-01 the cart of a visitor becomes the account’s, and is there on every device', async () => {
    const browser = visit();
    await browser.post('/carts/add', { ...sink, quantity: 2 });
    await logIn(browser);
    expect((await cartOf(browser)).pieces).toEqual({ [sink.variantKey]: 2 });
    expect([browser.cookies()['cart'], browser.cookies()['cart-items']]).toEqual([undefined, '2']);
    const other = visit();
    await other.post('/carts/add', sink);
    await other.post('/carts/add', tap);
    await logIn(other);
    const both = { [sink.variantKey]: 3, [tap.variantKey]: 1 };
    expect((await cartOf(other)).pieces).toEqual(both);
    expect((await cartOf(browser)).pieces).toEqual(both);
    await browser.post('/carts/remove', { ...tap, quantity: 1 });
    expect((await cartOf(other)).pieces).toEqual({ [sink.variantKey]: 3 });
  });

  test('K-01 K-05 a delisted article is named in the first cart view after the login, once', async () => {
    const browser = visit();
    await browser.post('/carts/add', sink);
    await browser.post('/carts/add', tap);
    await db().updateTable('cartLine').set({ variantKey: 'gone', sku: '99.99.9999' }).where('variantKey', '=', tap.variantKey).execute();
    await logIn(browser);
    expect(browser.cookies()['cart-items']).toBe('1');
    const removed = async () => cartContract.parse(await (await browser.get('/carts/')).json()).removedItems;
    expect([await removed(), await removed()]).toEqual([['99.99.9999'], []]);
  });

  test('K-01 two carts together hold no more than is in stock, and the shopper is notified once; what is sold out stays', async () => {
    const [here, there] = [visit(), visit()];
    await here.post('/carts/add', { ...sink, quantity: 30 });
    await here.post('/carts/add', { ...tap, quantity: 2 });
    await logIn(here);
    await there.post('/carts/add', { ...sink, quantity: 30 });
    await there.post('/carts/add', { ...tap, quantity: 1 });
    await db().updateTable('stock').set({ pieces: 40 }).where('variantKey', '=', sink.variantKey).execute();
    await db().updateTable('stock').set({ pieces: 0 }).where('variantKey', '=', tap.variantKey).execute();
    await logIn(there);
    expect(there.cookies()['cart-items']).toBe('43');
    const look = async () => cartContract.parse(await (await there.get('/carts/')).json());
    const { items, reducedItems } = await look();
    expect(items.map(({ variantKey, quantity, isPurchasable }) => [variantKey, quantity, isPurchasable]).toSorted()).toEqual([
      [tap.variantKey, 3, false],
      [sink.variantKey, 40, true],
    ]);
    expect(reducedItems).toEqual([{ variantKey: sink.variantKey, quantity: 40, name: expect.stringMatching(/^Delta\s60.*, /) }]);
    expect((await look()).reducedItems).toEqual([]);
  });

  test("K-01 a logged-in consumer's first cart belongs to the account", async () => {
    const browser = visit();
    await logIn(browser);
    await browser.post('/carts/add', sink);
    await browser.post('/lists/my/add', tap);
    expect([browser.cookies()['cart'], browser.cookies()['wishlist']]).toEqual([undefined, undefined]);
    await browser.get('/consumer/logout');
    expect([(await cartOf(browser)).pieces, await wishlistOf(browser), browser.cookies()['cart-items']]).toEqual([{}, [], '0']);
    await logIn(browser);
    expect([(await cartOf(browser)).pieces, await wishlistOf(browser)]).toEqual([{ [sink.variantKey]: 1 }, [tap.variantKey]]);
  });

  test('K-01 U-03 a logout without a login preserves the cart, the wishlist and their counts', async () => {
    const browser = visit();
    await browser.post('/carts/add', sink);
    await browser.post('/lists/my/add', tap);
    const before = browser.cookies();
    expect((await browser.get('/consumer/logout')).status).toBe(200);
    expect([browser.cookies()['cart-items'], browser.cookies()['wishlist-items']]).toEqual([
      before['cart-items'],
      before['wishlist-items'],
    ]);
    expect((await cartOf(browser)).pieces).toEqual({ [sink.variantKey]: 1 });
  });

  test('K-01 a token from before the login is no longer valid', async () => {
    const browser = visit();
    await browser.post('/carts/add', sink);
    const token = browser.cookies()['cart'] ?? '';
    await logIn(browser);
    const thief = visit();
    thief.setCookie('cart', token);
    expect((await cartOf(thief)).pieces).toEqual({});
    thief.setCookie('cart', `consumer:${(await db().selectFrom('consumer').select('consumerId').executeTakeFirstOrThrow()).consumerId}`);
    expect((await cartOf(thief)).pieces).toEqual({});
  });

  test('K-01 K-07 an ended session shows nothing of the account’s cart, the next login all of it', async () => {
    const browser = visit();
    await logIn(browser);
    await browser.post('/carts/add', sink);
    await db()
      .updateTable('session')
      .set({ expiresAt: Date.now() - 1 })
      .execute();
    expect((await browser.get('/carts/')).status).toBe(497);
    expect((await cartOf(browser)).pieces).toEqual({});
    await browser.post('/carts/add', tap);
    await logIn(browser);
    expect((await cartOf(browser)).pieces).toEqual({ [sink.variantKey]: 1, [tap.variantKey]: 1 });
  });

  test('W-01 both wishlists become one, without duplicates', async () => {
    const [here, there] = [visit(), visit()];
    await here.post('/lists/my/add-many', [sink, tap]);
    await logIn(here);
    await there.post('/lists/my/add-many', [tap, chrome]);
    await logIn(there);
    const all = [sink, tap, chrome].map(({ variantKey }) => variantKey).toSorted();
    expect((await wishlistOf(there)).toSorted()).toEqual(all);
    expect((await wishlistOf(here)).toSorted()).toEqual(all);
  });

  test('K-01 two logins at once lose nothing', async () => {
    const browsers = await Promise.all(
      [sink, tap, chrome].map(async (item) => {
        const browser = visit();
        await browser.post('/carts/add', item);
        await browser.post('/lists/my/add', item);
        return browser;
      }),
    );
    await Promise.all(browsers.map((browser) => logIn(browser)));
    const [first] = browsers;
    if (!first) throw new Error('no browser');
    expect((await cartOf(first)).pieces).toEqual({ [sink.variantKey]: 1, [tap.variantKey]: 1, [chrome.variantKey]: 1 });
    expect(await wishlistOf(first)).toHaveLength(3);
  });
});
