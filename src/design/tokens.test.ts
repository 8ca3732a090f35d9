import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{src,stories}/**/*.{css,ts,tsx}').map((file) => readFileSync(file, 'utf8'));
const namesIn = (pattern: RegExp): Set<string> =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')));

/** Set by react-aria on its popovers: the width of the trigger. */
const foreign = ['--trigger-width'];

test('every custom property that a style reads without a fallback is set somewhere', () => {
  const read = namesIn(/var\((--[\w-]+)\)/g);
  const set = namesIn(/(?<![\w-])(--[\w-]+)['"]?\]?\s*:/g);
  expect([...read].filter((name) => !set.has(name) && !foreign.includes(name))).toEqual([]);
});
