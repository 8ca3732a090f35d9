import { expect, test } from 'vitest';
import { arrowsThrough } from './suggestion-keys.ts';

test('the arrow keys lead through all suggestions in their order, both ways, and end at the ends', () => {
  const arrows = arrowsThrough(['category sinks', 'product delta', 'page granite']);
  expect(arrows.getFirstKey()).toBe('category sinks');
  expect(arrows.getKeyBelow('category sinks')).toBe('product delta');
  expect(arrows.getKeyBelow('product delta')).toBe('page granite');
  expect(arrows.getKeyBelow('page granite')).toBeNull();
  expect(arrows.getLastKey()).toBe('page granite');
  expect(arrows.getKeyAbove('page granite')).toBe('product delta');
  expect(arrows.getKeyAbove('category sinks')).toBeNull();
});

test('without suggestions there is nothing to lead to', () => {
  expect(arrowsThrough([]).getFirstKey()).toBeNull();
});
