import { expect, test } from 'vitest';
import { createRenderQueue, QueueFullError } from './render-queue.ts';

test('so many run, so many wait, one more is sent away', async () => {
  const queue = createRenderQueue(2, 1);
  const gates = [Promise.withResolvers<number>(), Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const tasks = gates.map(({ promise }, index) => queue.run(`client ${index}`, () => promise));
  expect([queue.running, queue.waiting]).toEqual([2, 1]);
  await expect(queue.run('ada', async () => 0)).rejects.toThrow(QueueFullError);
  for (const [index, gate] of gates.entries()) gate.resolve(index);
  expect(await Promise.all(tasks)).toEqual([0, 1, 2]);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

test('a task that fails gives its place back', async () => {
  const queue = createRenderQueue(1, 1);
  await expect(queue.run('ada', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('ada', async () => 'next')).toBe('next');
});

test('clients take turns: whoever asks for much waits behind whoever asks for little', async () => {
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

test('B-13 where all places to wait are taken, the client with the longest line gives one up', async () => {
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

test('B-13 one client never holds more than a quarter of the places: another begins at once', async () => {
  const queue = createRenderQueue(8, 100);
  const gate = Promise.withResolvers<void>();
  const flood = Array.from({ length: 20 }, () => queue.run('flood', () => gate.promise));
  expect([queue.running, queue.waiting]).toEqual([2, 18]);
  expect(await queue.run('ada', async () => 'made')).toBe('made');
  gate.resolve();
  await Promise.all(flood);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});
