import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../observability/log.ts';
import { loggedPath } from '../observability/logged-path.ts';
import type { Metrics, ResponseKind } from '../observability/metrics.ts';
import type { VisitorHost } from './visitor-host.ts';

/** One request on its way through the HTTP server. */
export type RequestContext = { request: IncomingMessage; response: ServerResponse; host: VisitorHost; path: string; query: string };

const uncounted: readonly ResponseKind[] = ['hit', 'probe', 'file'];

/** Counts a response and logs it when it is sent: never the query, and no log line for responses from memory or disk. */
export const recordResponse = (
  { request, response, host, path }: RequestContext,
  kind: ResponseKind,
  { log, metrics }: { log: Log; metrics: Metrics },
): void => {
  metrics.countResponse(kind);
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
