import { beforeEach, expect, test } from 'vitest';
import { orderRoutes } from '#backend/checkout/checkout.routes.ts';
import { clearOrders, createShopper, readOrderRecords, sink } from '#tests/backend/checkout/test-shopper.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { deleteOldLists } from './delete-old-lists.ts';

const day = 24 * 60 * 60 * 1000;
const listTests: Parameters<typeof describeAccounts>[1] = ({ app, visit, logIn, openAccount, db }) => {
  beforeEach(async () => {
    for (const table of ['cart', 'wishlistShare', 'wishlistItem'] as const) await db().deleteFrom(table).execute();
  });
  const insertCart = (cartId: string, createdAt: number, changedAt = createdAt) =>
    db().insertInto('cart').values({ cartId, tokenHash: cartId, placementKey: cartId, createdAt, changedAt }).execute();
  const insertItem = (tokenHash: string, variantKey: string, addedAt: number) =>
    db().insertInto('wishlistItem').values({ tokenHash, productKey: 'p', variantKey, addedAt }).execute();
  const carts = async () => (await db().selectFrom('cart').select('cartId').orderBy('cartId').execute()).map(({ cartId }) => cartId);
  const lists = async () =>
    (await db().selectFrom('wishlistItem').select('tokenHash').distinct().orderBy('tokenHash').execute()).map(({ tokenHash }) => tokenHash);
  const now = Date.now();

  test('K-01 a cart goes 180 days after its last change, one that was changed only once after 60', async () => {
    await insertCart('once', now - 61 * day);
    await insertCart('once-new', now - 59 * day);
    await insertCart('twice', now - 100 * day, now - 90 * day);
    await insertCart('twice-old', now - 300 * day, now - 181 * day);
    await deleteOldLists(now);
    expect(await carts()).toEqual(['once-new', 'twice']);
  });

  test('K-01 every old cart goes, however many there are', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => `cart-${index}`);
    for (const cartId of rows) await insertCart(cartId, now - 200 * day);
    await deleteOldLists(now);
    expect(await carts()).toEqual([]);
  });

  test('W-01 a wishlist goes 180 days after its last change with its link, one of a single article after 60; a new link keeps it', async () => {
    await insertItem('once', 'a', now - 61 * day);
    await insertItem('once-new', 'a', now - 59 * day);
    for (const variantKey of ['a', 'b']) {
      await insertItem('old', variantKey, now - 181 * day);
      await insertItem('newer', variantKey, now - 179 * day);
      await insertItem('shared', variantKey, now - 200 * day);
    }
    const share = (tokenHash: string, createdAt: number) =>
      db().insertInto('wishlistShare').values({ tokenHash, shareToken: tokenHash, createdAt }).execute();
    await share('old', now - 181 * day);
    await share('shared', now - 10 * day);
    await deleteOldLists(now);
    expect(await lists()).toEqual(['newer', 'once-new', 'shared']);
    expect(await db().selectFrom('wishlistShare').select('tokenHash').execute()).toEqual([{ tokenHash: 'shared' }]);
  });

  test('K-01 W-01 an account keeps its cart and its wishlist, and an ordered cart stays', async () => {
    const browser = visit();
    await openAccount(browser);
    await logIn(browser);
    await browser.post('/carts/add', sink);
    await browser.post('/lists/my/add', sink);
    const guest = visit();
    await guest.post('/carts/add', sink);
    await guest.post('/lists/my/add', sink);
    const buyer = await createShopper(app);
    // It waits for its payment, which no provider takes here.
    await buyer.order();
    expect((await readOrderRecords(db())).orders).toMatchObject([{ state: 'PENDING_PAYMENT' }]);
    await deleteOldLists(Date.now() + 400 * day);
    expect([(await carts()).length, (await lists()).length]).toEqual([2, 1]);
    expect((await browser.get('/carts/')).ok).toBe(true);
    expect(await db().selectFrom('cartLine').select('cartId').distinct().execute()).toHaveLength(2);
    await clearOrders(db());
  });
};

describeAccounts('carts and wishlists that nobody comes back to', listTests, { '/orders': orderRoutes });
