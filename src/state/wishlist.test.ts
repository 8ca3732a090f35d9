import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith, stubBrowser } from '#tests/state/test-browser.ts';
import { toasts } from './toasts.ts';
import { keepUnsent, readUnsent, withUnsent } from './unsent-wishes.ts';
import { changeWish } from './wish-actions.ts';
import { loadWishArticles } from './wish-articles.ts';
import { wished, wishTexts } from './wished.ts';
import { addManyWishes, loadWishlist, sendUnsent, takeWishes, wishlistState } from './wishlist.ts';

const sink = { productKey: 'lagune-60', variantKey: 'lagune-60-steel' };
const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const listOf = (...items: object[]) => answerWith(200, { items });
const cutOff = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });

beforeEach(() => {
  stubBrowser();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  Object.assign(wishTexts, {
    added: '{{name}} on',
    removed: '{{name}} off',
    later: 'later',
    sent: 'sent',
    refused: 'refused',
    full: 'full',
  });
  toasts.list = [];
  takeWishes([]);
});

test('W-01 what is put on the list shows at once and is said once', async () => {
  listOf(sink);
  const said = changeWish('add', sink, 'Lagune 60');
  expect(wished).toMatchObject({ count: 1, variants: { [sink.variantKey]: true } });
  expect(await said).toBe('Lagune 60 on');
  expect(readUnsent()).toEqual([]);
  listOf();
  expect(await changeWish('remove', sink, 'Lagune 60')).toBe('Lagune 60 off');
  expect(wished).toMatchObject({ count: 0, variants: {} });
});

test('W-01 a heart that is pressed just before the page is left is sent all the same', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ items: [sink] }));
  vi.stubGlobal('fetch', send);
  await changeWish('add', sink, 'Lagune 60');
  expect(send.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true]);
});

test('W-01 a failure stores an error flag and message, undoes what was shown and is told', async () => {
  answerWith(400, { statusCode: 400, message: 'A wishlist holds up to 200 articles', data: { exception: 'WishlistFullException' } });
  expect(await changeWish('add', sink, 'Lagune 60')).toBeUndefined();
  expect(wishlistState).toMatchObject({ items: [], hasError: true, errorMessage: 'A wishlist holds up to 200 articles' });
  expect(wished.count).toBe(0);
  expect(toasts.list).toMatchObject([{ type: 'error', message: 'full' }]);
  listOf();
  await loadWishlist();
  expect(wishlistState).toMatchObject({ hasError: false, errorMessage: undefined });
});

test('W-01 without a network an action is kept and sent when it is back, the last one of each article', async () => {
  cutOff();
  expect(await changeWish('add', sink, 'Lagune 60')).toBe('Lagune 60 on later');
  expect(await changeWish('add', tap, 'Bogen P')).toBe('Bogen P on later');
  expect(await changeWish('remove', tap, 'Bogen P')).toBe('Bogen P off later');
  expect(readUnsent().map(({ call, wish }) => [call, wish.variantKey])).toEqual([
    ['add', sink.variantKey],
    ['remove', tap.variantKey],
  ]);
  expect(wished).toMatchObject({ count: 1, variants: { [sink.variantKey]: true } });
  listOf(sink);
  await sendUnsent();
  expect(readUnsent()).toEqual([]);
  expect(toasts.list).toMatchObject([{ type: 'success', message: 'sent' }]);
});

test('W-01 what waits is sent before the list and its articles are read, so that no older answer hides it', async () => {
  keepUnsent('add', sink);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://de.localhost');
    asked.push(pathname);
    const items = pathname === '/lists/my/articles' ? [] : [sink];
    return Response.json({ items, isOfAccount: false, shareToken: null });
  });
  await Promise.all([loadWishArticles(), loadWishlist()]);
  expect(asked).toEqual(['/lists/my/add', '/lists/my/articles', '/lists/my/']);
  expect(wished.variants).toEqual({ [sink.variantKey]: true });
});

test('W-01 add-many asks only for what is not on the list', async () => {
  takeWishes([sink]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(body);
    return Response.json({ items: [tap, sink] });
  });
  expect(await addManyWishes([sink, tap])).toBe(true);
  expect(asked).toEqual([JSON.stringify([tap])]);
  expect(await addManyWishes([sink, tap])).toBe(true);
  expect(asked).toHaveLength(1);
});

test('W-01 storage that somebody else wrote into counts as empty', () => {
  localStorage.setItem('wishlist-unsent', '[{"call":"drop"},3]');
  expect(readUnsent()).toEqual([]);
  localStorage.setItem('wishlist-unsent', '{');
  expect(readUnsent()).toEqual([]);
  keepUnsent('add', tap);
  expect(withUnsent([sink, tap], readUnsent())).toEqual([sink, tap]);
  expect(withUnsent([sink], readUnsent())).toEqual([tap, sink]);
});
