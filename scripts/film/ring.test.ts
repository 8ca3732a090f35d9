import { expect, test } from 'vitest';
import { pointOn, ringLength } from './ring.ts';

const ring = { x: 10, y: 10, width: 980, height: 480, radius: 15 };

test('the path around a cut-out starts and ends at its top left, and stays on its edge', () => {
  expect(pointOn(ring, 0)).toEqual({ x: 25, y: 10 });
  const end = pointOn(ring, 1);
  expect([end.x, end.y]).toEqual([expect.closeTo(25, 6), expect.closeTo(10, 6)]);
  const half = pointOn(ring, 0.5);
  expect([half.x, half.y]).toEqual([expect.closeTo(975, 6), expect.closeTo(490, 6)]);
  const steps = Array.from({ length: 1001 }, (_, index) => pointOn(ring, index / 1000));
  expect(Math.min(...steps.map(({ x }) => x))).toBeCloseTo(10, 6);
  expect(Math.max(...steps.map(({ x }) => x))).toBeCloseTo(990, 6);
  expect(Math.max(...steps.map(({ y }) => y))).toBeCloseTo(490, 6);
  const strides = steps.slice(1).map(({ x, y }, index) => Math.hypot(x - (steps[index]?.x ?? 0), y - (steps[index]?.y ?? 0)));
  expect(Math.max(...strides)).toBeLessThanOrEqual(ringLength(ring) / 1000 + 1e-6);
});
