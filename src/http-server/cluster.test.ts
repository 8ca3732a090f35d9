import { expect, test } from 'vitest';
import { restartDelay } from './cluster.ts';

test('a worker that keeps crashing early is replaced ever more slowly, never in a tight loop', () => {
  expect([0, 1, 2, 3, 10, 100].map(restartDelay)).toEqual([0, 500, 1000, 2000, 30_000, 30_000]);
});
