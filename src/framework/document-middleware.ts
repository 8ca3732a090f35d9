import 'server-only';
import type { MiddlewareHandler } from 'hono';
import { fillStaticParts } from './static-parts.ts';

// A row of the flight data that carries an error: a part inside Suspense failed although the status is 200.
const failedPart = /(?:^|\n|\\n|")[0-9a-f]+:E\{/m;

/**
 * Fills in the static parts of a document, and sets the status and the redirect that its page asked for. The document is read to its end first: only then
 * is it known whether a part of it failed. Such a document carries `x-failed-part` and is not stored. Development keeps the stream open.
 */
export const documentMiddleware: MiddlewareHandler = async (c, next) => {
  await next();
  const parts = c.get('staticParts') as ReadonlyMap<string, string> | undefined;
  const body = import.meta.env.DEV ? c.res.body : fillStaticParts(await c.res.text(), parts); // development keeps its stream open for seconds
  const requestedStatus: unknown = c.get('status');
  const isFailed = typeof body === 'string' && failedPart.test(body);
  const isNavigation = c.req.path.startsWith('/RSC/');
  const status = c.res.status === 200 && typeof requestedStatus === 'number' && !isNavigation ? requestedStatus : c.res.status;
  const headers = new Headers(c.res.headers);
  const location: unknown = c.get('location');
  if (status === 303 && typeof location === 'string') headers.set('location', location);
  if (isFailed) headers.set('x-failed-part', '1');
  if (isFailed || status >= 500) headers.set('cache-control', 'no-store');
  c.res = undefined; // Hono would merge the old headers into the new response
  c.res = new Response(body, { status, headers });
};
