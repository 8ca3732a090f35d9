import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment, replaceEnvironment } from '#shared/environment/environment.ts';
import { previewAddress, verifyPreview } from './preview.ts';

const swiss = { country: 'ch', language: 'fr', locale: 'fr-CH', root: '/fr/' } as const;
const secret = 'a secret of thirty-two characters';
const now = Date.UTC(2026, 10, 25, 8);
const hour = 60 * 60_000;

const use = (variables: Record<string, string>): void => replaceEnvironment(() => readEnvironment(variables));
beforeEach(() => use({ PREVIEW_SECRET: secret }));
afterEach(() => replaceEnvironment(undefined));

const made = (): { path: string; query: string } => {
  const [path = '', query = ''] = (previewAddress(swiss, 'about', 8, now) ?? '').split('?');
  return { path, query };
};

test('B-09 an address is valid until its hours are over', () => {
  const { path, query } = made();
  expect(path).toBe('/fr/preview/about');
  expect(verifyPreview('ch', path, query, now)).toEqual({ verdict: 'valid', until: new Date(now + 8 * hour) });
  expect(verifyPreview('ch', path, query, now + 8 * hour - 1)).toMatchObject({ verdict: 'valid' });
  expect(verifyPreview('ch', path, query, now + 8 * hour)).toEqual({ verdict: 'expired' });
});

test('B-09 another page, country, language, end or signature gives no access', () => {
  const { path, query } = made();
  const asked = new URLSearchParams(query);
  const later = new URLSearchParams({ ...Object.fromEntries(asked), until: String(Number(asked.get('until')) + 1) });
  const spelled = new URLSearchParams({ ...Object.fromEntries(asked), until: ` ${asked.get('until')}` });
  const cut = new URLSearchParams({ ...Object.fromEntries(asked), signature: (asked.get('signature') ?? '').slice(1) });
  const changed = [
    ['ch', '/fr/preview/home', query],
    ['ch', '/preview/about', query],
    ['fr', path, query],
    ['ch', path, `${later}`],
    ['ch', path, `${spelled}`],
    ['ch', path, `${cut}`],
    // The same number of characters, but more bytes.
    ['ch', path, `${new URLSearchParams({ ...Object.fromEntries(asked), signature: 'ü'.repeat(asked.get('signature')?.length ?? 0) })}`],
    ['ch', path, ''],
  ] as const;
  const judged = changed.map(([country, otherPath, otherQuery]) => verifyPreview(country, otherPath, otherQuery, now).verdict);
  expect(judged).toEqual(changed.map(() => 'forged'));
});

test('B-09 an address of another host or another secret is forged, even if it has expired: it reveals nothing', () => {
  const { path, query } = made();
  use({ PREVIEW_SECRET: secret, DOMAIN_CH: 'staging.example' });
  expect(verifyPreview('ch', path, query, now)).toEqual({ verdict: 'forged' });
  use({ PREVIEW_SECRET: `${secret}, changed` });
  expect(verifyPreview('ch', path, query, now + 9 * hour)).toEqual({ verdict: 'forged' });
});

test('B-09 without a secret there are no previews, and a short secret stops the start', () => {
  const { path, query } = made();
  use({});
  expect(previewAddress(swiss, 'about', 8, now)).toBeUndefined();
  expect(verifyPreview('ch', path, query, now)).toEqual({ verdict: 'off' });
  expect(() => readEnvironment({ PREVIEW_SECRET: 'short' })).toThrow(/^The environment is wrong\.\nPREVIEW_SECRET: (?!.*short)/);
});
