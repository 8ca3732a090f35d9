import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith, stubBrowser } from '#tests/state/test-browser.ts';
import { toasts } from './toasts.ts';
import { applyUnsent, readUnsent, saveUnsent } from './unsent-wishlist-changes.ts';
import { addManyToWishlist, assignWishlist, loadWishlist, sendUnsent, wishlistState } from './wishlist.ts';
import { changeWishlist } from './wishlist-actions.ts';
import { loadWishlistArticles } from './wishlist-articles.ts';
import { wishlistItems, wishlistTexts } from './wishlist-items.ts';

const sink = { productKey: 'lagune-60', variantKey: 'lagune-60-steel' };
const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const listOf = (...items: object[]) => answerWith(200, { items });
const cutOff = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });

beforeEach(() => {
  stubBrowser();
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  Object.assign(wishlistTexts, {
    added: '{{name}} on',
    removed: '{{name}} off',
    later: 'later',
    sent: 'sent',
    refused: 'refused',
    full: 'full',
  });
  toasts.list = [];
  assignWishlist([]);
});

test('W-01 an added item shows at once and is announced once', async () => {
  listOf(sink);
  const said = changeWishlist('add', sink, 'Lagune 60');
  expect(wishlistItems).toMatchObject({ count: 1, variants: { [sink.variantKey]: true } });
  expect(await said).toBe('Lagune 60 on');
  expect(readUnsent()).toEqual([]);
  listOf();
  expect(await changeWishlist('remove', sink, 'Lagune 60')).toBe('Lagune 60 off');
  expect(wishlistItems).toMatchObject({ count: 0, variants: {} });
});

test('W-01 a click on a wishlist button just before the page is left is sent all the same', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ items: [sink] }));
  vi.stubGlobal('fetch', send);
  await changeWishlist('add', sink, 'Lagune 60');
  expect(send.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true]);
});

test('W-01 a failure stores an error flag and message, reverts the change and is reported', async () => {
  answerWith(400, { statusCode: 400, message: 'A wishlist holds up to 200 articles', data: { exception: 'WishlistFullException' } });
  expect(await changeWishlist('add', sink, 'Lagune 60')).toBeUndefined();
  expect(wishlistState).toMatchObject({ items: [], hasError: true, errorMessage: 'A wishlist holds up to 200 articles' });
  expect(wishlistItems.count).toBe(0);
  expect(toasts.list).toMatchObject([{ type: 'error', message: 'full' }]);
  listOf();
  await loadWishlist();
  expect(wishlistState).toMatchObject({ hasError: false, errorMessage: undefined });
});

test('W-01 offline changes are stored and sent when the network returns, the last one of each article', async () => {
  cutOff();
  expect(await changeWishlist('add', sink, 'Lagune 60')).toBe('Lagune 60 on later');
  expect(await changeWishlist('add', tap, 'Bogen P')).toBe('Bogen P on later');
  expect(await changeWishlist('remove', tap, 'Bogen P')).toBe('Bogen P off later');
  expect(readUnsent().map(({ call, wish }) => [call, wish.variantKey])).toEqual([
    ['add', sink.variantKey],
    ['remove', tap.variantKey],
  ]);
  expect(wishlistItems).toMatchObject({ count: 1, variants: { [sink.variantKey]: true } });
  listOf(sink);
  await sendUnsent();
  expect(readUnsent()).toEqual([]);
  expect(toasts.list).toMatchObject([{ type: 'success', message: 'sent' }]);
});

test('W-01 pending changes are sent before the list and its articles are read, so that no older answer hides them', async () => {
  saveUnsent('add', sink);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://de.localhost');
    asked.push(pathname);
    const items = pathname === '/lists/my/articles' ? [] : [sink];
    return Response.json({ items, isOfAccount: false, shareToken: null });
  });
  await Promise.all([loadWishlistArticles(), loadWishlist()]);
  expect(asked).toEqual(['/lists/my/add', '/lists/my/articles', '/lists/my/']);
  expect(wishlistItems.variants).toEqual({ [sink.variantKey]: true });
});

test('W-01 add-many requests only what is not on the list', async () => {
  assignWishlist([sink]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(body);
    return Response.json({ items: [tap, sink] });
  });
  expect(await addManyToWishlist([sink, tap])).toBe(true);
  expect(asked).toEqual([JSON.stringify([tap])]);
  expect(await addManyToWishlist([sink, tap])).toBe(true);
  expect(asked).toHaveLength(1);
});

test('W-01 foreign data in storage counts as empty', () => {
  localStorage.setItem('wishlist-unsent', '[{"call":"drop"},3]');
  expect(readUnsent()).toEqual([]);
  localStorage.setItem('wishlist-unsent', '{');
  expect(readUnsent()).toEqual([]);
  saveUnsent('add', tap);
  expect(applyUnsent([sink, tap], readUnsent())).toEqual([sink, tap]);
  expect(applyUnsent([sink], readUnsent())).toEqual([tap, sink]);
});
