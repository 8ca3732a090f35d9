import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// The modules are imported afresh: reset what earlier tests left.
afterAll(() => vi.resetModules());

const fresh = async () => {
  vi.resetModules();
  const [loads, { consents }] = await Promise.all([import('./consent-loads.ts'), import('./consent.ts')]);
  return { ...loads, consents };
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a service goes from not loaded via loading to loaded; it is fetched once for any number of requests', async () => {
  const { consentLoads, loadService } = await fresh();
  const load = vi.fn(async () => undefined);
  expect(consentLoads.maps.state).toBe('NOT_LOADED');
  const first = loadService('maps', { key: 'a' }, load);
  const second = loadService('maps', { key: 'a' }, load);
  expect(consentLoads.maps.state).toBe('IS_LOADING');
  await Promise.all([first, second]);
  expect(consentLoads.maps).toMatchObject({ state: 'LOADED', hasFailed: false });
  expect(consentLoads.captcha.state).toBe('NOT_LOADED');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is retried three times with growing delays, then reported; the next call starts over', async () => {
  const { consentLoads, loadService } = await fresh();
  const at: number[] = [];
  const began = Date.now();
  const load = vi.fn(async () => {
    at.push(Date.now() - began);
    throw new Error('no network');
  });
  const done = loadService('maps', {}, load);
  await vi.runAllTimersAsync();
  await done;
  expect(at).toEqual([0, 500, 2000, 6500]);
  expect(consentLoads.maps).toMatchObject({ state: 'NOT_LOADED', hasFailed: true });
  await loadService('maps', {}, async () => undefined);
  expect(consentLoads.maps).toMatchObject({ state: 'LOADED', hasFailed: false });
});

test('different options are rejected with an error that names them', async () => {
  const { loadService } = await fresh();
  await loadService('maps', { language: 'de' }, async () => undefined);
  expect(() => loadService('maps', { language: 'fr' }, async () => undefined)).toThrow(
    'Loader must not be called again with different options',
  );
});

test('a single service can be allowed once', async () => {
  const { allowOnce, consentLoads } = await fresh();
  allowOnce('maps');
  expect(consentLoads.maps.isAllowedOnce).toBe(true);
  expect(consentLoads.captcha.isAllowedOnce).toBe(false);
});

test("a service follows the visitor's answer, else the country's default; a one-time permission lasts for this visit", async () => {
  const { allowOnce, isServiceAllowed, consents } = await fresh();
  expect([isServiceAllowed('maps', true), isServiceAllowed('maps', false)]).toEqual([false, true]);
  consents.maps = 'denied';
  expect(isServiceAllowed('maps', false)).toBe(false);
  consents.maps = 'granted';
  expect([isServiceAllowed('maps', true), isServiceAllowed('captcha', true)]).toEqual([true, false]);
  consents.maps = 'denied';
  allowOnce('maps');
  expect([isServiceAllowed('maps', true), isServiceAllowed('captcha', true)]).toEqual([true, false]);
});
