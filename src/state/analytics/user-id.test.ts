import { afterEach, expect, test, vi } from 'vitest';
import { hashUserId } from './user-id.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an id is reported as its SHA-256 in hexadecimal, with leading zeros; without crypto support, not at all', async () => {
  // FIPS 180 vectors: the first has a byte below 16.
  expect(await hashUserId('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(await hashUserId('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  vi.stubGlobal('crypto', {});
  expect(await hashUserId('abc')).toBeUndefined();
});
