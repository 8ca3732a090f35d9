import { expect, test } from 'vitest';
import { findSuperlinear, patternsOf, readPatterns } from './linear-patterns.ts';

test('B-28 a pattern that grows with the square of its text is found, a linear one is not', () => {
  const source = String.raw`export const clean = (text: string) => text.replace(/[\s,;]*\d+$/u, '').replace(/^\d+/u, '');`;
  const found = findSuperlinear(patternsOf(source, 'planted.ts'));
  expect(found).toEqual([expect.stringContaining(String.raw`planted.ts: /[\s,;]*\d+$/u is polynomial`)]);
});

test('the check reads the patterns of the source and of the countries', () => {
  const files = readPatterns().map(({ at }) => at);
  expect(files).toEqual(expect.arrayContaining(['src/shared/cleaning/clean-phone.ts', 'content/countries/gb.json']));
});
