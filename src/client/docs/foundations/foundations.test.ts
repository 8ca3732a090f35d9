import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coloursOf, contrastOf, hexOf } from './colours.ts';
import { edgePairs, filledPairs, measure, textPairs } from './contrast.ts';
import { foundations } from './foundations.ts';
import { readTokens } from './tokens.ts';

const sheet = readFileSync('src/design/tokens.css', 'utf8');
const tokens = readTokens(sheet);

test('T-05 every token of the sheet is read, with its comment', () => {
  const names = new Set([...sheet.matchAll(/^ {4}(--[\w-]+):/gm)].map(([, name]) => name));
  expect(new Set(tokens.map(({ name }) => name))).toEqual(names);
  expect(tokens.find(({ name }) => name === '--target')).toEqual({
    name: '--target',
    value: '2.75rem',
    remark: '44, the smallest thing to press',
    chapter: 'Sizes of things',
  });
  expect(tokens.find(({ name }) => name === '--text-1')?.remark).toBe('13, note, legal, badge');
});

test('T-05 every section of tokens is shown on exactly one page', () => {
  const shown = foundations.flatMap(({ chapters }) => [...chapters]);
  expect(shown.toSorted()).toEqual([...new Set(tokens.map(({ chapter }) => chapter))].toSorted());
});

test.each(measure([...textPairs, ...filledPairs, ...edgePairs], tokens).map((pair) => [pair.role, pair.ground, pair] as const))(
  'T-06 %s on %s has the contrast that it needs, light and dark',
  (_, __, { light, dark, least }) => {
    expect(light.contrast).toBeGreaterThanOrEqual(least);
    expect(dark.contrast).toBeGreaterThanOrEqual(least);
  },
);

test('T-05 contrast and hex match what browsers compute', () => {
  expect(contrastOf('oklch(1 0 0)', 'oklch(0 0 0)')).toBe(21);
  expect(contrastOf('#767676', '#ffffff')).toBe(4.5);
  expect(contrastOf('#777777', '#ffffff')).toBe(4.4);
  const ground = tokens.find(({ name }) => name === '--ground');
  expect(ground && hexOf(coloursOf(ground)?.light ?? '')).toBe('#eceae6');
  const below = tokens.find(({ name }) => name === '--paper-below');
  expect(below && hexOf(coloursOf(below)?.light ?? '')).toBe('#94979a');
});
