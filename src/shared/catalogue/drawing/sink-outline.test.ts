import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productFile } from '../product-file.ts';
import { drawSinkOutline } from './sink-outline.ts';

const factsOf = (key: string) => {
  const file = new URL(`../../../../content/catalogue/${key}/product.json`, import.meta.url);
  const { facts } = productFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (facts.kind !== 'sink') throw new Error(`${key} is no sink`);
  return facts;
};
const largest = { width: 1160, depth: 500 };
const [small, large] = [factsOf('delta-45'), factsOf('delta-80')].map((facts) => drawSinkOutline(facts, largest));

test('R-14 sinks of a family are drawn on sheets of one size, so that all have the same scale', () => {
  expect(small?.frame).toEqual(large?.frame);
  expect(small?.frame.width).toBeGreaterThan(largest.width);
});

test('R-14 the dimension line above is as long as the sink is wide, and there is no text', () => {
  const measureOf = (drawing: typeof small) => drawing?.lines.find(({ stroke }) => stroke === 'measure')?.path;
  expect(measureOf(small)).toMatch(/^M0 -\d+H780/);
  expect(measureOf(large)).toMatch(/^M0 -\d+H1160/);
  expect(small?.labels).toEqual([]);
  expect(small?.lines.filter(({ stroke }) => stroke === 'edge').length).toBeGreaterThan(1);
});
