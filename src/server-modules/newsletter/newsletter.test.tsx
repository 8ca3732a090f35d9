import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';

vi.mock('#backend/content/content.ts', () => ({ contentVersion: () => '1', pathOfPage: (_: Site, id: string) => `/fr/${id}` }));
vi.mock('#backend/catalogue/catalogue.ts', () => ({}));

const site: Site = { country: 'ch', language: 'fr', locale: 'fr-CH', root: '/fr/' };

test('U-02 B-01 the newsletter is a native form whose field states its purpose and links to the privacy page', async () => {
  const data = { headline: 'Une newsletter, quatre fois par an', text: 'Rien d’autre.' };
  const html = await htmlOf(createElement(Sections, { site, sections: [{ uid: 'newsletter', id: 'news', data }], language: 'fr' }));
  expect(html).toMatch(/<form[^>]*action="\/consumer\/newsletter\/subscribe" method="post"/);
  expect(html).toMatch(/<label for="news-email"/);
  expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*autoComplete="email")[^>]*required/i);
  expect(html).toContain('Une newsletter, quatre fois par an</h2>');
  expect(html).toContain('href="/fr/privacy"');
});
