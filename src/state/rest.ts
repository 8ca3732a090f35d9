import 'client-only';
import type { Problem } from '#shared/contract/problem.ts';
import { sessionExpiredStatus } from '#shared/contract/session-expired.ts';
import type { z } from '#shared/contract/zod.ts';
import { currentLocale } from './current-locale.ts';

/** An error response of the server: its status and its body, or no body if the response was not ours. */
export class RestError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  constructor(status: number, problem: Problem | undefined) {
    super(problem?.message ?? `The server answered ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

type Call<Answer> = {
  /** @default 'GET' */
  method?: 'GET' | 'POST' | 'PUT';
  query?: Record<string, string>;
  body?: unknown;
  /** Aborts the call, which then throws an AbortError. */
  signal?: AbortSignal;
  /** Sends it even when the page is left at once; not for more than 64 kB. */
  keepalive?: boolean;
  /** Loads the response's contract: pages that never call should not load schemas (21 kB). */
  answer: () => Promise<z.ZodMiniType<Answer>>;
};

const expiryListeners = new Set<() => void>();

/** Calls back on every response 497: the consumer's session has expired (specification §8). Returns an unsubscribe function. */
export const onSessionExpired = (listener: () => void): (() => void) => {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
};

const readProblem = async (response: Response): Promise<Problem | undefined> => {
  const body: unknown = await response.json().catch(() => undefined);
  const { problem } = await import('#shared/contract/problem.ts');
  return problem.safeParse(body).data;
};

/**
 * The only function that calls the server: sends credentials and locale, parses the response by its contract.
 * Throws RestError for an error response and TypeError when the network fails.
 */
export const callRest = async <Answer>(path: string, { query = {}, body, answer, ...options }: Call<Answer>): Promise<Answer> => {
  const search = new URLSearchParams({ ...query, locale: currentLocale() });
  const response = await fetch(`${path}?${search}`, {
    ...options,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === sessionExpiredStatus) for (const listener of expiryListeners) listener();
  if (!response.ok) throw new RestError(response.status, await readProblem(response));
  const contract = await answer();
  return contract.parse(await response.json());
};
