import { expect, test } from 'vitest';
import { createRenderQueue, QueueFullError } from './render-queue.ts';

test('so many run, so many wait, one more is sent away', async () => {
  const queue = createRenderQueue(2, 1);
  const gates = [Promise.withResolvers<number>(), Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const tasks = gates.map(({ promise }) => queue.run(() => promise));
  expect([queue.running, queue.waiting]).toEqual([2, 1]);
  await expect(queue.run(async () => 0)).rejects.toThrow(QueueFullError);
  for (const [index, gate] of gates.entries()) gate.resolve(index);
  expect(await Promise.all(tasks)).toEqual([0, 1, 2]);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

test('a task that fails gives its place back', async () => {
  const queue = createRenderQueue(1, 1);
  await expect(queue.run(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
