import { afterEach, expect, test, vi } from 'vitest';
import { createRenderQueue, QueueFullError } from './render-queue.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('runs tasks up to the concurrency, queues up to the limit, and rejects one more', async () => {
  const queue = createRenderQueue(2, 1);
  const gates = [Promise.withResolvers<number>(), Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const tasks = gates.map(({ promise }, index) => queue.run(`client ${index}`, () => promise));
  expect([queue.running, queue.waiting]).toEqual([2, 1]);
  await expect(queue.run('ada', async () => 0)).rejects.toThrow(QueueFullError);
  for (const [index, gate] of gates.entries()) gate.resolve(index);
  expect(await Promise.all(tasks)).toEqual([0, 1, 2]);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

test('a failing task frees its slot', async () => {
  const queue = createRenderQueue(1, 1);
  await expect(queue.run('ada', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('ada', async () => 'next')).toBe('next');
});

test('clients take turns: one with many requests waits behind one with few', async () => {
  const queue = createRenderQueue(1, 100);
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const begun = queue.run('flood', () => gate.promise);
  const ask = (client: string, name: string) => queue.run(client, async () => void order.push(name));
  const flood = Array.from({ length: 50 }, (_, index) => ask('flood', `flood ${index}`));
  const quiet = [ask('ada', 'ada 0'), ask('ada', 'ada 1'), ask('eve', 'eve 0')];
  gate.resolve();
  await Promise.all([begun, ...flood, ...quiet]);
  expect(order.slice(0, 6)).toEqual(['flood 0', 'ada 0', 'eve 0', 'flood 1', 'ada 1', 'flood 2']);
});

test('B-13 when the queue is full, the client with the longest queue loses its last entry', async () => {
  const queue = createRenderQueue(1, 4);
  const gate = Promise.withResolvers<void>();
  const begun = queue.run('flood', () => gate.promise);
  const flood = Array.from({ length: 5 }, () => queue.run('flood', async () => 'made').catch(() => 'refused'));
  const ada = queue.run('ada', async () => 'made');
  expect(queue.waiting).toBe(4);
  gate.resolve();
  await begun;
  expect(await ada).toBe('made');
  expect(await Promise.all(flood)).toEqual(['made', 'made', 'made', 'refused', 'refused']);
});

test('B-13 one client never holds more than a quarter of the slots: another starts at once', async () => {
  const queue = createRenderQueue(8, 100);
  const gate = Promise.withResolvers<void>();
  const flood = Array.from({ length: 20 }, () => queue.run('flood', () => gate.promise));
  expect([queue.running, queue.waiting]).toEqual([2, 18]);
  expect(await queue.run('ada', async () => 'made')).toBe('made');
  gate.resolve();
  await Promise.all(flood);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

test('B-13 a queuing client pauses for as long as its task took, and does not stop others from starting', async () => {
  vi.useFakeTimers();
  const queue = createRenderQueue(8, 100, { throttles: true });
  const order: string[] = [];
  const work = (client: string, name: string, ms: number) =>
    queue.run(client, async () => {
      order.push(name);
      await new Promise((resolve) => setTimeout(resolve, ms));
    });
  const flood = [work('flood', 'flood 0', 80), work('flood', 'flood 1', 40), work('flood', 'flood 2', 40)];
  await vi.advanceTimersByTimeAsync(80);
  expect([order, queue.running]).toEqual([['flood 0'], 0]);
  const ada = work('ada', 'ada 0', 10);
  await vi.advanceTimersByTimeAsync(79);
  expect(order).toEqual(['flood 0', 'ada 0']);
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['flood 0', 'ada 0', 'flood 1']);
  await vi.advanceTimersByTimeAsync(80);
  expect(order).toEqual(['flood 0', 'ada 0', 'flood 1', 'flood 2']);
  await vi.advanceTimersByTimeAsync(40);
  await Promise.all([...flood, ada]);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});
