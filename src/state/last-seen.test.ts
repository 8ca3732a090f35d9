import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// The modules are imported afresh: reset what earlier tests left.
afterAll(() => vi.resetModules());

const fresh = async () => {
  vi.resetModules();
  const [seen, { consents, isAllowed }] = await Promise.all([import('./last-seen.ts'), import('./consent.ts')]);
  return { ...seen, consents, isStorageAllowed: (isConsentRequired: boolean) => isAllowed('last-seen', isConsentRequired) };
};
const storageKey = 'last-seen';
const entry = (name: string, finish = 'steel') => ({ productKey: name, variantKey: `${name}-${finish}` });
const storedEntries = (): unknown => JSON.parse(localStorage.getItem(storageKey) ?? 'null');

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('M-49 E-last-seen at most four are stored, latest first, under one key', async () => {
  const { saveLastSeen, readLastSeen } = await fresh();
  for (const name of ['a', 'b', 'c', 'd', 'e']) saveLastSeen(entry(name));
  expect(readLastSeen().map(({ productKey }) => productKey)).toEqual(['e', 'd', 'c', 'b']);
  expect(storedEntries()).toEqual(readLastSeen());
});

test('M-49 a product viewed again moves to the front, in the last viewed finish', async () => {
  const { saveLastSeen, readLastSeen } = await fresh();
  for (const seen of [entry('a'), entry('b'), entry('a', 'copper')]) saveLastSeen(seen);
  expect(readLastSeen()).toEqual([entry('a', 'copper'), entry('b')]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"productKey":"a","variantKey":"b"}'],
  ['an entry without a variant', '[{"productKey":"a","variantKey":"b"},{"productKey":"a"}]'],
  ['a key that is a number', '[{"productKey":1,"variantKey":"b"}]'],
  ['an entry that is nothing', '[null]'],
])('M-49 storage with %s counts as empty', async (_, stored) => {
  localStorage.setItem(storageKey, stored);
  expect((await fresh()).readLastSeen()).toEqual([]);
});

test('M-49 of foreign data in storage only the keys are read, and of four entries', async () => {
  localStorage.setItem(storageKey, JSON.stringify(Array.from({ length: 9 }, (_, at) => ({ ...entry(`p${at}`), name: '<b>' }))));
  expect((await fresh()).readLastSeen()).toEqual(['p0', 'p1', 'p2', 'p3'].map((name) => entry(name)));
});

test("M-49 before an answer the country's default applies, then the visitor's choice", async () => {
  const { consents, isStorageAllowed } = await fresh();
  expect([isStorageAllowed(true), isStorageAllowed(false)]).toEqual([false, true]);
  consents['last-seen'] = 'denied';
  expect([isStorageAllowed(true), isStorageAllowed(false)]).toEqual([false, false]);
  consents['last-seen'] = 'granted';
  expect([isStorageAllowed(true), isStorageAllowed(false)]).toEqual([true, true]);
});

test('M-49 a browser without storage causes no error', async () => {
  const reject = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: reject, setItem: reject, removeItem: reject });
  const { clearLastSeen, saveLastSeen, readLastSeen } = await fresh();
  saveLastSeen(entry('a'));
  clearLastSeen();
  expect(readLastSeen()).toEqual([]);
});
