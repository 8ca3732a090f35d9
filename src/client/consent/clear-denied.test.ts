import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consents } from '#state/consent.ts';
import { readLastSeen, saveLastSeen } from '#state/last-seen.ts';
import { clearDenied } from './clear-denied.ts';

const seen = { productKey: 'a', variantKey: 'a-steel' };

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  consents['last-seen'] = undefined;
});

test('M-49 a denial clears the stored entries', () => {
  saveLastSeen(seen);
  consents['last-seen'] = 'granted';
  clearDenied();
  expect(readLastSeen()).toEqual([seen]);
  consents['last-seen'] = 'denied';
  clearDenied();
  expect(readLastSeen()).toEqual([]);
  expect(localStorage.getItem('last-seen')).toBeNull();
});

test('M-49 a denial causes no error in a browser without storage', () => {
  const removeItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { removeItem });
  consents['last-seen'] = 'denied';
  expect(clearDenied).not.toThrow();
});
