import { beforeAll, expect, test, vi } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { findKeys, suggestSpelling } from './search.ts';
import { indexOf } from './search-index.ts';
import { boundTerm, maxWords } from './terms.ts';
import { understand } from './understand.ts';

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
/** One character that decomposes into eighteen letters. */
const ligature = '\uFDFA';

beforeAll(loadContent);

test.each([ligature.repeat(100), '\u3315'.repeat(100), '🚿'.repeat(120), 'ß'.repeat(100)])(
  'P-04 a term is limited by its decomposed length, and cut between characters: %j',
  (term) => {
    expect([...boundTerm(term)].length).toBeLessThanOrEqual(100);
    expect(boundTerm(term).isWellFormed()).toBe(true);
  },
);

test('P-04 no more than twelve words of a term are searched for, including lengths and numbers', () => {
  const words = Array.from({ length: 33 }, (_, at) => String.fromCodePoint(97 + (at % 26), 120)).join(' ');
  for (const term of [words, ligature.repeat(100), '60cm '.repeat(20), '10.20. '.repeat(14)]) {
    const corrected: string[] = [];
    const concepts = understand(site, term, (word) => {
      corrected.push(word);
      return word;
    });
    expect(corrected.length).toBeLessThanOrEqual(maxWords);
    expect(concepts.length).toBeLessThanOrEqual(maxWords);
  }
});

test('P-04 a word is corrected once, however often and wherever it is used', () => {
  // Before a word is compared with all others, the pages are searched for the exact word.
  const lookUp = vi.spyOn(indexOf(site).pagesAndCategories, 'search');
  const correctedIn = (term: string): number => {
    lookUp.mockClear();
    findKeys(site, term);
    suggestSpelling(site, term);
    return lookUp.mock.calls.filter(([concepts]) => typeof concepts === 'string').length;
  };
  expect(correctedIn('granjt granjt granjt')).toBe(1);
  expect(correctedIn('granjt '.repeat(12))).toBe(0);
  expect(correctedIn('Spüle granjt')).toBe(0);
});
