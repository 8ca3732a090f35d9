import { expect, test, vi } from 'vitest';
import { getOrInsertBounded, getOrInsertComputed, getOrLoad } from './get-or-insert.ts';

test('a value is computed once for each key, an object or a text', () => {
  const [one, other] = [{}, {}];
  const compute = vi.fn<(key: object) => object>(() => ({}));
  const weak = new WeakMap<object, object>();
  const first = getOrInsertComputed(weak, one, compute);
  expect(getOrInsertComputed(weak, one, compute)).toBe(first);
  expect(getOrInsertComputed(weak, other, compute)).not.toBe(first);
  expect(compute.mock.calls).toEqual([[one], [other]]);
  const lengths = new Map<string, number>();
  expect(getOrInsertComputed(lengths, 'tap', ({ length }) => length)).toBe(3);
  expect([...lengths]).toEqual([['tap', 3]]);
});

test.each([undefined, null, 0, '', false])('%j is a value like any other', (value) => {
  const compute = vi.fn(() => value);
  const cache = new Map<string, unknown>();
  expect(getOrInsertComputed(cache, 'key', compute)).toBe(value);
  expect(getOrInsertComputed(cache, 'key', compute)).toBe(value);
  expect(compute).toHaveBeenCalledOnce();
});

test('nothing is cached where computing throws', () => {
  const cache = new Map<string, number>();
  const failing = (): number => {
    throw new Error('none');
  };
  expect(() => getOrInsertComputed(cache, 'key', failing)).toThrow('none');
  expect(getOrInsertComputed(cache, 'key', () => 1)).toBe(1);
});

test('a bounded cache keeps what came first and computes the rest at every use', () => {
  const cache = new Map<string, string>();
  const compute = vi.fn((key: string) => key.toUpperCase());
  for (const key of ['a', 'b', 'c', 'a', 'c']) expect(getOrInsertBounded(cache, key, compute, 2)).toBe(key.toUpperCase());
  expect([...cache.keys()]).toEqual(['a', 'b']);
  expect(compute.mock.calls).toEqual([['a'], ['b'], ['c'], ['c']]);
});

test('concurrent uses share one load, and a load that failed is repeated', async () => {
  const cache = new Map<string, Promise<string>>();
  const load = vi.fn(async (key: string) => key.toUpperCase());
  load.mockRejectedValueOnce(new Error('unreadable'));
  const failed = [getOrLoad(cache, 'de', load), getOrLoad(cache, 'de', load)];
  for (const one of failed) await expect(one).rejects.toThrow('unreadable');
  expect(load).toHaveBeenCalledOnce();
  expect(await Promise.all([getOrLoad(cache, 'de', load), getOrLoad(cache, 'de', load)])).toEqual(['DE', 'DE']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a load that fails while nobody waits for it is no unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  const cache = new Map<string, Promise<string>>();
  void getOrLoad(cache, 'de', () => Promise.reject(new Error('unreadable')));
  await vi.waitUntil(() => cache.size === 0);
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
