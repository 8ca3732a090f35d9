import { beforeAll, expect, test } from 'vitest';
import { getCountryContent, liveSites, loadContent, pathOfPage } from '#backend/content/content.ts';
import { hintFor } from './hints.ts';

beforeAll(loadContent);

test('M-50 each keyword of each language finds its hint, ignoring case and surrounding spaces', () => {
  for (const site of liveSites()) {
    const { hints = [] } = getCountryContent(site.country).search[site.language] ?? {};
    expect(hints.length).toBeGreaterThan(0);
    for (const { keywords, text, page } of hints)
      for (const keyword of keywords)
        for (const typed of [keyword, keyword.toLocaleUpperCase(site.language), ` ${keyword.replace(' ', '  ')} `]) {
          const hint = hintFor(site, typed);
          expect([typed, hint?.text, hint?.page.path]).toEqual([typed, text, pathOfPage(site, page)]);
        }
  }
});

test('M-50 a keyword is the whole term, not a part of it', () => {
  const site = liveSites().find(({ language }) => language === 'en');
  if (!site) throw new Error('no country speaks English');
  expect(hintFor(site, 'delivery')).toBeDefined();
  expect(hintFor(site, 'delivery of taps')).toBeUndefined();
  expect(hintFor(site, '')).toBeUndefined();
});
