import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// What was loaded anew here is as these tests left it.
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

test('a service is not loaded, then loading, then loaded; it is fetched once however many ask', async () => {
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

test('a failure is tried again three times, each time later, then told; the next call begins anew', async () => {
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

test('other options are refused by name', async () => {
  const { loadService } = await fresh();
  await loadService('maps', { language: 'de' }, async () => undefined);
  expect(() => loadService('maps', { language: 'fr' }, async () => undefined)).toThrow(
    'Loader must not be called again with different options',
  );
});

test('a service can be allowed for once, alone', async () => {
  const { allowOnce, consentLoads } = await fresh();
  allowOnce('maps');
  expect(consentLoads.maps.isAllowedOnce).toBe(true);
  expect(consentLoads.captcha.isAllowedOnce).toBe(false);
});

test('a service is allowed as the visitor answered, else as the country has it; once is enough for this visit', async () => {
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
