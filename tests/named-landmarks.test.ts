import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] }).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp): string[] => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('every complementary landmark has a name', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(filesWith(/<aside\b(?![^>]*aria-label)/)).toEqual([]);
});

test('only a link that says so in its name opens a tab', () => {
  expect(filesWith(/target="_blank"/)).toEqual(['src/client/primitives/link/new-tab-link.tsx']);
});
