import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rule = /(?<selector>[^{};]+)\{[^{}]*tabular-nums/gu;

test('figures of the cart are of one width in columns of amounts alone, never beside words', () => {
  const selectors = globSync('src/client/cart/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(rule)].map(({ groups }) => groups?.['selector']?.trim()),
  );
  expect(selectors.toSorted()).toEqual(['.head > :last-child', '.line > :last-child', '.total dd']);
});
