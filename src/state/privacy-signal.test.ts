import { afterAll, expect, test, vi } from 'vitest';
import type { ConsentAnswer } from '#shared/consent/purposes.ts';

// What was loaded anew here is as these tests left it.
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

type Told = { property?: boolean; header?: boolean; isUp?: boolean; answered?: ConsentAnswer };

const heed = async ({ property, header = false, isUp = true, answered }: Told) => {
  vi.resetModules();
  vi.stubGlobal('navigator', { globalPrivacyControl: property });
  const fetched = vi.fn(async () => Response.json(isUp ? { isSet: header } : {}, { status: isUp ? 200 : 500 }));
  vi.stubGlobal('fetch', fetched);
  const [{ heedPrivacySignal }, { consents }] = await Promise.all([import('./privacy-signal.ts'), import('./consent.ts')]);
  consents.advertising = answered;
  const heard = [await heedPrivacySignal(), await heedPrivacySignal()];
  return { heard, calls: fetched.mock.calls.length, advertising: consents.advertising, analytics: consents.analytics };
};

test.each([
  { name: 'says it', told: { property: true }, heard: true, calls: 0, advertising: 'denied' },
  { name: 'sends the header alone', told: { header: true }, heard: true, calls: 1, advertising: 'denied' },
  { name: 'says no, and sends none', told: { property: false }, heard: false, calls: 1, advertising: undefined },
  { name: 'cannot be heard', told: { isUp: false }, heard: undefined, calls: 1, advertising: 'denied' },
  {
    name: 'says it, and its visitor has allowed it here',
    told: { property: true, answered: 'granted' },
    heard: true,
    calls: 0,
    advertising: 'granted',
  },
] as const)('B-23 advertising of a browser that $name: $advertising, asked about once', async ({ told, heard, calls, advertising }) => {
  expect(await heed(told)).toEqual({ heard: [heard, heard], calls, advertising, analytics: undefined });
});
