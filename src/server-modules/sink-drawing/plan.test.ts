import { expect, test } from 'vitest';
import { boxOf, grooveLines } from './plan.ts';

const outer = { width: 1000, depth: 500 };

test('a part in the middle of the sink lies in the middle of the drawing; the wall is above', () => {
  expect(boxOf({ width: 400, depth: 300, x: 0, y: 0 }, outer)).toEqual({ x: 300, y: 100, width: 400, height: 300 });
  expect(boxOf({ width: 400, depth: 300, x: -100, y: 20 }, outer)).toEqual({ x: 200, y: 80, width: 400, height: 300 });
});

test('grooves are as many as the facts say, evenly spaced', () => {
  expect(grooveLines({ x: 10, y: 0, width: 100, height: 40 }, 2)).toBe('M10 10h100M10 30h100');
});
