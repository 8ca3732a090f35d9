import { expect, test } from 'vitest';
import { meanRecall, recallAt } from './recall.ts';

const found = (product: string[], page: string[] = []) => ({ product, page, document: [] });

test('B-15 recall is the relevant share among the first results of each kind', () => {
  const judged = { query: 'x', products: ['a', 'b'] };
  expect(recallAt(5, judged, found(['a', 'c', 'b']))).toBe(1);
  expect(recallAt(2, judged, found(['a', 'c', 'b']))).toBe(0.5);
  expect(recallAt(5, judged, found([], ['a']))).toBe(0);
});

test('B-15 where more is relevant than there are positions, all positions must be right', () => {
  const judged = { query: 'x', products: ['a', 'b', 'c'] };
  expect(recallAt(2, judged, found(['c', 'a', 'x']))).toBe(1);
  expect(recallAt(2, judged, found(['x', 'a', 'b']))).toBe(0.5);
});

test('B-15 kinds count together, queries equally', () => {
  const judged = { query: 'x', products: ['a'], pages: ['p', 'q', 'r'] };
  expect(recallAt(20, judged, found(['a'], ['p']))).toBe(0.5);
  expect(meanRecall(5, [judged, { query: 'y', products: ['z'] }], () => found(['z']))).toBe(0.5);
});
