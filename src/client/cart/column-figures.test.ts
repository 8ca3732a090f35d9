import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rule = /(?<selector>[^{};]+)\{[^{}]*tabular-nums/gu;

test('the cart uses tabular figures only in columns of amounts, never in running text', () => {
  const selectors = globSync('src/client/cart/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(rule)].map(({ groups }) => groups?.['selector']?.trim()),
  );
  expect(selectors.toSorted()).toEqual(['.head > :last-child', '.line > :last-child', '.total dd']);
});
