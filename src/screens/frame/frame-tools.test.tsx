import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { getTranslator } from '#server-components/translator.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { FrameTools } from './frame-tools.tsx';

vi.mock('waku', () => ({ useRouter: () => ({ path: '/', query: '' }) }));

const t = await getTranslator('de');
const site = { country: 'ch', language: 'de', locale: 'de-CH', root: '/de/' } as const;
const htmlWith = (...screens: string[]) => htmlOf(createElement(FrameTools, { site, t, hasRoute: (path) => screens.includes(path) }));

test('the header links to account and wishlist only if the shop has them', async () => {
  expect(await htmlWith()).not.toContain('<a');
  expect(await htmlWith('wishlist')).toMatch(/href="\/de\/wishlist".*Merkliste/);
  expect((await htmlWith('account', 'wishlist')).match(/<a /g)).toHaveLength(2);
});
