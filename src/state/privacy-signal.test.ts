import { afterAll, expect, test, vi } from 'vitest';
import type { ConsentAnswer } from '#shared/consent/purposes.ts';

// The modules are imported afresh: reset what earlier tests left.
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

type Signal = { property?: boolean; header?: boolean; isUp?: boolean; answered?: ConsentAnswer };

const heed = async ({ property, header = false, isUp = true, answered }: Signal) => {
  vi.resetModules();
  vi.stubGlobal('navigator', { globalPrivacyControl: property });
  const fetched = vi.fn(async () => Response.json(isUp ? { isSet: header } : {}, { status: isUp ? 200 : 500 }));
  vi.stubGlobal('fetch', fetched);
  const [{ applyPrivacySignal }, { consents }] = await Promise.all([import('./privacy-signal.ts'), import('./consent.ts')]);
  consents.advertising = answered;
  const signals = [await applyPrivacySignal(), await applyPrivacySignal()];
  return { expected: signals, calls: fetched.mock.calls.length, advertising: consents.advertising, analytics: consents.analytics };
};

test.each([
  { name: 'says it', signal: { property: true }, expected: true, calls: 0, advertising: 'denied' },
  { name: 'sends the header alone', signal: { header: true }, expected: true, calls: 1, advertising: 'denied' },
  { name: 'says no, and sends none', signal: { property: false }, expected: false, calls: 1, advertising: undefined },
  { name: 'cannot be heard', signal: { isUp: false }, expected: undefined, calls: 1, advertising: 'denied' },
  {
    name: 'says it, and its visitor has allowed it here',
    signal: { property: true, answered: 'granted' },
    expected: true,
    calls: 0,
    advertising: 'granted',
  },
] as const)(
  'B-23 advertising of a browser that $name: $advertising, requested once',
  async ({ signal, expected: signals, calls, advertising }) => {
    expect(await heed(signal)).toEqual({ expected: [signals, signals], calls, advertising, analytics: undefined });
  },
);
