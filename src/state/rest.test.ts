import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { stubBrowser } from '#tests/state/test-browser.ts';
import { callRest } from './rest.ts';

afterEach(() => void vi.unstubAllGlobals());

const watchCalls = (): RequestInit[] => {
  const calls: RequestInit[] = [];
  stubBrowser();
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    calls.push(init);
    return Response.json({});
  });
  return calls;
};
const answer = async () => z.object({});

test('E-http-default-timeout a call has no time limit of its own', async () => {
  const calls = watchCalls();
  await callRest('/carts/', { answer });
  await callRest('/carts/add', { method: 'POST', body: {}, answer });
  expect(calls.map(({ signal }) => signal)).toEqual([undefined, undefined]);
});

test('E-http-default-timeout a call with an explicit limit keeps it', async () => {
  const calls = watchCalls();
  const signal = AbortSignal.timeout(60_000);
  await callRest('/carts/', { signal, answer });
  expect(calls[0]?.signal).toBe(signal);
});
