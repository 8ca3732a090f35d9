import { describe, expect, test, vi } from 'vitest';
import { type CachePartition, createPageCache, type Page, type PageCacheOptions } from './page-cache.ts';

const variant = { headers: [], elsewhere: [], body: Buffer.alloc(0) };
const page = (bytes: number, partition: CachePartition = 'document'): Page => ({
  status: 200,
  etag: '',
  bytes,
  variants: {},
  identity: variant,
  notModified: [],
  notModifiedElsewhere: [],
  partition,
});

const passing = (bytes: number): Page => ({ ...page(bytes), partition: undefined });

const setUp = (given: Partial<PageCacheOptions> = {}) => {
  const clock = { now: 1_000_000, version: '1' };
  const cache = createPageCache({ maxBytes: 10_000, freshMs: 60_000, version: () => clock.version, now: () => clock.now, ...given });
  return { clock, cache };
};
const resolved = () => new Promise(setImmediate);

describe('the page cache', () => {
  test('a hundred visitors of a cold page cost one render', async () => {
    const { cache } = setUp();
    const make = vi.fn(async () => page(10));
    await Promise.all(Array.from({ length: 100 }, () => cache.get('a', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(cache.findFresh('a')).toBeDefined();
  });

  test('a stale page is served at once and renewed once', async () => {
    const { cache, clock } = setUp();
    await cache.get('a', async () => page(10));
    clock.now += 60_001;
    expect(cache.findFresh('a')).toBeUndefined();
    const make = vi.fn(async () => page(20));
    expect([cache.get('a', make), cache.get('a', make)]).toMatchObject([{ bytes: 10 }, { bytes: 10 }]);
    await resolved();
    expect(cache.findFresh('a')).toMatchObject({ bytes: 20 });
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('get renews a stale page, findCached does not', async () => {
    const { cache, clock } = setUp();
    await cache.get('a', async () => page(10));
    expect([cache.has('a'), cache.has('b')]).toEqual([true, false]);
    clock.now += 60_001;
    expect([cache.has('a'), cache.findCached('a')]).toMatchObject([false, { bytes: 10 }]);
    await resolved();
    expect([cache.findFresh('a'), cache.findCached('b')]).toEqual([undefined, undefined]);
  });

  test('a failed renewal leaves the stale page in place and is not retried on every hit', async () => {
    const onRenewalFailed = vi.fn();
    const { cache, clock } = setUp({ onRenewalFailed });
    await cache.get('a', async () => page(10));
    clock.now += 60_001;
    const broken = vi.fn(async (): Promise<Page> => Promise.reject(new Error('down')));
    await cache.get('a', broken);
    await resolved();
    expect(await cache.get('a', broken)).toMatchObject({ bytes: 10 });
    expect(broken).toHaveBeenCalledTimes(1);
    expect(onRenewalFailed).toHaveBeenCalledTimes(1);
    clock.now += 5_001;
    expect(await cache.get('a', async () => passing(1))).toMatchObject({ bytes: 10 });
    await resolved();
    expect(await cache.get('a', broken)).toMatchObject({ bytes: 10 });
  });

  test('a page that must not be cached is rendered each time', async () => {
    const { cache } = setUp();
    const make = vi.fn(async () => passing(10));
    await cache.get('a', make);
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('the cache never exceeds its byte limit', async () => {
    const { cache } = setUp();
    for (let index = 0; index < 200; index++) await cache.get(`page-${index}`, async () => page(190));
    const { bytes } = cache.sizes().document;
    expect(bytes).toBeLessThanOrEqual(7_000);
    expect(bytes).toBeGreaterThan(6_500);
  });

  test('random missing addresses evict no page, and at most 200 of them are cached', async () => {
    const { cache } = setUp({ maxBytes: 10_000_000 });
    await cache.get('home', async () => page(10));
    for (let index = 0; index < 1000; index++) await cache.get(`missing-${index}`, async () => page(10, 'missing'));
    expect(cache.findFresh('home')).toBeDefined();
    expect(cache.sizes().missing.entries).toBe(200);
  });

  test('an address that vanished moves to the missing partition', async () => {
    const { cache, clock } = setUp();
    await cache.get('a', async () => page(10));
    clock.now += 60_001;
    await cache.get('a', async () => page(10, 'missing'));
    await resolved();
    expect(cache.sizes()).toMatchObject({ document: { entries: 0 }, missing: { entries: 1 } });
  });

  test('new content empties the cache', async () => {
    const { cache, clock } = setUp();
    await cache.get('a', async () => page(10));
    clock.version = '2';
    expect(cache.findFresh('a')).toBeUndefined();
    expect(cache.sizes().document.entries).toBe(0);
  });

  test('a render in flight during a content change answers its waiting requests but is not cached', async () => {
    const { cache, clock } = setUp();
    const old = Promise.withResolvers<Page>();
    const waiting = cache.get('a', () => old.promise);
    clock.version = '2';
    const make = vi.fn(async () => page(20));
    const fresh = cache.get('a', make);
    old.resolve(page(10));
    expect(await waiting).toMatchObject({ bytes: 10 });
    expect(await fresh).toMatchObject({ bytes: 20 });
    expect(cache.findFresh('a')).toMatchObject({ bytes: 20 });
  });

  test('after a failed first render the next visitor tries again', async () => {
    const { cache } = setUp();
    await expect(cache.get('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', async () => page(10))).toMatchObject({ bytes: 10 });
  });

  test('a page expires a day after it went stale', async () => {
    const { cache, clock } = setUp();
    await cache.get('a', async () => page(10));
    clock.now += 24 * 60 * 60_000 + 60_001;
    expect(cache.get('a', async () => page(20))).toBeInstanceOf(Promise);
  });
});
