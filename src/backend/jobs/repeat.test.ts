import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a job repeats, survives a failed run, and ends after the current run', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('once')).mockResolvedValue(undefined);
  const job = repeat('test', 1000, work);
  await vi.advanceTimersByTimeAsync(2500);
  expect(work).toHaveBeenCalledTimes(3);
  await job.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('runs never overlap; the next begins when the pause after a run is over', async () => {
  let end = (): void => undefined;
  const work = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (end = resolve)));
  const job = repeat('test', 1000, work);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  const stopped = vi.fn<() => void>();
  void job.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toHaveBeenCalled();
});
