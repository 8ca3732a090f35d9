import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../observability/log.ts';
import { loggedPath } from '../observability/logged-path.ts';
import type { AnswerKind, Metrics } from '../observability/metrics.ts';
import type { VisitorHost } from './visitor-host.ts';

/** One request on its way through the front door. */
export type Visit = { request: IncomingMessage; response: ServerResponse; host: VisitorHost; path: string; query: string };

const uncounted: readonly AnswerKind[] = ['hit', 'probe', 'file'];

/** Counts an answer; when it is sent, writes its line: never the query, never what came from memory or disk. */
export const noteAnswer = (
  { request, response, host, path }: Visit,
  kind: AnswerKind,
  { log, metrics }: { log: Log; metrics: Metrics },
): void => {
  metrics.answered(kind);
  if (uncounted.includes(kind)) return;
  const start = performance.now();
  response.once('close', () => {
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = {
      method: request.method,
      path: loggedPath(path),
      status: response.statusCode,
      ms,
      country: host.country,
      cache: kind === 'page' ? 'miss' : kind,
    };
    log.info(response.writableFinished ? line : { ...line, aborted: true });
  });
};
