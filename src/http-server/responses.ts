import { rootOf } from '#shared/country/site.ts';
import type { Log } from './observability/log.ts';
import { loggedPath } from './observability/logged-path.ts';
import type { Metrics } from './observability/metrics.ts';
import type { FallbackKind, FallbackPages } from './render/fallback-page.ts';
import { TooManyRendersError } from './render/render-limit.ts';
import { QueueFullError } from './render/render-queue.ts';
import type { PageAddress } from './request/page-address.ts';
import type { Redirect } from './request/redirects.ts';
import { type RequestContext, recordResponse } from './request/request-context.ts';
import { TooManyCookiesError } from './request/too-many-cookies.ts';
import { assembleCachedResponse, type CachedResponse, sendCachedResponse } from './response/cached-response.ts';
import { type ErrorStatus, sendError } from './response/error-responses.ts';

export type ResponseOptions = { fallback: FallbackPages; headers: Record<string, string>; log: Log; metrics: Metrics };

/** The ways to answer a request that is not served from memory. */
type Responses = {
  sendError: (requestContext: RequestContext, status: ErrorStatus) => void;
  redirect: (requestContext: RequestContext, redirect: Redirect) => void;
  /** Sends a response that is available or pending; sends the error page when it fails. */
  send: (requestContext: RequestContext, address: PageAddress, cached: CachedResponse | Promise<CachedResponse>) => void;
  sendFile: (requestContext: RequestContext, file: CachedResponse | Promise<CachedResponse>) => void;
  /**
   * The fallback when no page could be rendered: 429 for too many renders by one client, 503 for a full queue, 431 for too many cookies,
   * otherwise 500, always with a readable page.
   */
  sendErrorPage: (requestContext: RequestContext, address: PageAddress, error: unknown) => void;
};

const sendFileResponse = ({ request, response }: RequestContext, cached: CachedResponse): void =>
  sendCachedResponse(request, response, cached);
const sendPageResponse = ({ request, response, host }: RequestContext, cached: CachedResponse): void =>
  sendCachedResponse(request, response, cached, host.isConfigured);

type ErrorPage = { kind: FallbackKind; status: number; retryAfter?: number };

const errorPageFor = (error: unknown): ErrorPage => {
  if (error instanceof TooManyRendersError) return { kind: 'busy', status: 429, retryAfter: error.retryAfter };
  if (error instanceof QueueFullError) return { kind: 'busy', status: 503, retryAfter: 5 };
  return error instanceof TooManyCookiesError ? { kind: 'cookies', status: 431 } : { kind: 'problem', status: 500 };
};

export const createResponses = ({ fallback, headers, log, metrics }: ResponseOptions): Responses => {
  const sendErrorPage: Responses['sendErrorPage'] = (requestContext, address, error) => {
    const { kind, status, retryAfter } = errorPageFor(error);
    if (kind === 'problem') log.error({ err: error, path: loggedPath(address.path) }, 'no page could be made');
    const { html, policy } = fallback(kind, address.language, rootOf(address.country, address.language));
    const fields = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    };
    sendPageResponse(requestContext, assembleCachedResponse({ status, fields, bodies: { identity: Buffer.from(html) } }));
  };

  return {
    sendErrorPage,
    sendError: (requestContext, status) => {
      recordResponse(requestContext, 'error', { log, metrics });
      sendError(requestContext.request, requestContext.response, status, headers);
    },
    redirect: (requestContext, { status, path }) => {
      recordResponse(requestContext, 'redirect', { log, metrics });
      const isPersonal = status === 307;
      requestContext.response.writeHead(status, {
        ...headers,
        location: path + (requestContext.query === '' ? '' : `?${requestContext.query}`),
        'cache-control': isPersonal ? 'no-store' : 'public, max-age=3600',
        ...(isPersonal && { vary: 'Accept-Language, Cookie' }),
        'content-length': '0',
      });
      requestContext.response.end();
    },
    send: (requestContext, address, cached) => {
      if (cached instanceof Promise)
        cached.then(
          (resolved) => sendPageResponse(requestContext, resolved),
          (error: unknown) => sendErrorPage(requestContext, address, error),
        );
      else sendPageResponse(requestContext, cached);
    },
    sendFile: (requestContext, file) => {
      recordResponse(requestContext, 'file', { log, metrics });
      if (file instanceof Promise)
        file.then(
          (cached) => sendFileResponse(requestContext, cached),
          (error: unknown) => {
            log.error({ err: error, path: loggedPath(requestContext.path) }, 'a file could not be read');
            sendError(requestContext.request, requestContext.response, 404, headers);
          },
        );
      else sendFileResponse(requestContext, file);
    },
  };
};
