import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { searchBarSchema } from './search-bar.schema.ts';

vi.mock('#backend/content/content.ts', () => ({ contentVersion: () => '1' }));
vi.mock('#backend/catalogue/catalogue.ts', () => ({}));
vi.mock('waku', () => ({ useRouter: () => ({ push: () => undefined }) }));

const site: Site = { country: 'ch', language: 'fr', locale: 'fr-CH', root: '/fr/' };
const show = (data: Record<string, unknown>) =>
  htmlOf(createElement(Sections, { site, sections: [{ uid: 'search-bar', id: 'one', data }], language: 'fr' }));

test('M-21 without script it is a native form to the search of the site, from two characters on', async () => {
  const html = await show({ headline: 'Autre chose ?' });
  expect(html).toMatch(/<search><form[^>]*action="\/fr\/search"/);
  expect(html).toMatch(/<form[^>]*method="get"/);
  expect(html).toMatch(/<input[^>]*name="q"/);
  expect(html).toMatch(/<input[^>]*minLength="2"/i);
  expect(html).toMatch(/<button[^>]*type="submit"/);
  expect(html).not.toMatch(/<button[^>]*disabled/);
});

test('M-21 its field has a unique id, so that two forms on a page do not collide', async () => {
  const html = await show({ headline: null });
  expect(html).toMatch(/<label for="one-term"/);
  expect(html).toMatch(/<input[^>]*id="one-term"/);
});

test('M-21 without headline and hint only the labelled field is rendered', async () => {
  const html = await show({ headline: null, hasHint: false });
  expect(html).not.toContain('<h2');
  expect(html).not.toContain('aria-describedby');
  expect(await show({ headline: null })).toContain('aria-describedby="one-term-hint"');
});

test('M-21 an empty headline is rejected', () => {
  expect(searchBarSchema.safeParse({ headline: '' }).success).toBe(false);
});
