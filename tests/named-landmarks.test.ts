import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] }).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp): string[] => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('whatever stands beside the page has a name: no landmark is only “complementary”', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(filesWith(/<aside\b(?![^>]*aria-label)/)).toEqual([]);
});

test('only the link that says so in its name opens a tab', () => {
  expect(filesWith(/target="_blank"/)).toEqual(['src/client/primitives/link/new-tab-link.tsx']);
});
