import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { networkOf } from '#shared/network/network-of.ts';
import type { Log } from '../observability/log.ts';
import { loggedPath } from '../observability/logged-path.ts';
import { clientAddress, sanitizeForwardedHeaders } from '../request/client-address.ts';
import { isLocalOnly, type ProxySettings } from '../request/local-request.ts';
import type { RequestContext } from '../request/request-context.ts';
import { sendCachedResponse } from '../response/cached-response.ts';
import { type ErrorStatus, sendError } from '../response/error-responses.ts';
import type { App } from './app.ts';
import { createCostlyCalls, type RunInTurn } from './costly-calls.ts';
import { createPublicResponse, isPublicCall, toRequest } from './public-response.ts';

type RestHandlerOptions = {
  app: App;
  headers: Record<string, string>;
  proxySettings: ProxySettings;
  log: Log;
  /** Turns that costly calls share with pages. */
  runInTurn: RunInTurn;
  /** How long a body without files may take to arrive. */
  bodyMs: number;
};

const kilobyte = 1024;
const maxBody = 1024 * kilobyte;
// Three attachments, 8 MB together, and the fields around them.
const maxContactBody = 9 * 1024 * kilobyte;

const hasFiles = (path: string): boolean => path === '/marketing/contact/send';

/** The most bytes that a body at this path may have. */
const bodyLimitOf = (path: string): number => (hasFiles(path) ? maxContactBody : maxBody);

/** Why this body is rejected: too large, or of unknown size. Bodies are streamed through, so the header must state the size. */
export const findBodyError = ({ headers }: Pick<IncomingMessage, 'headers'>, path: string): ErrorStatus | undefined => {
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > bodyLimitOf(path) ? 413 : undefined;
};

const internalError = (): Response =>
  Response.json(
    { statusCode: 500, message: 'Internal Server Error', data: { exception: 'InternalException' } },
    { status: 500, headers: { 'cache-control': 'no-store' } },
  );

const busy = (): Response =>
  Response.json(
    { statusCode: 503, message: 'Too much is being made already', data: { exception: 'BusyException' } },
    { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } },
  );

/** Ends a connection whose body does not arrive: it would stay open as long as its sender likes. */
const closeLate = (request: IncomingMessage, response: ServerResponse, bodyMs: number, headers: Record<string, string>): void => {
  if (request.complete || Number(request.headers['content-length'] ?? 0) === 0) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    const close = (): void => void request.socket.destroy();
    if (response.headersSent) return close();
    response.once('finish', close);
    sendError(request, response, 408, headers);
  }, bodyMs);
  const stop = (): void => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
};

/** Passes a call with its cookies and body to the app, uncached, under the path as parsed here; a 500 never has an empty body. */
export const createRestHandler = ({
  app,
  headers,
  proxySettings,
  log,
  runInTurn,
  bodyMs,
}: RestHandlerOptions): ((requestContext: RequestContext) => void) => {
  const fetchFromApp = async (request: Request, bindings: object): Promise<Response> => {
    try {
      const result = await app.fetch(request, bindings);
      return result.status >= 500 && result.body === null ? internalError() : result;
    } catch (error) {
      log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'a call failed');
      return internalError();
    }
  };
  const listener = getRequestListener(fetchFromApp);
  // Responses that are the same for everybody are sent the way pages are.
  const costly = createCostlyCalls(runInTurn);
  const respondPublic = async (
    { path, client }: { path: string; client: string },
    publicRequest: Request,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> => {
    const make = async () => createPublicResponse(await fetchFromApp(publicRequest, { incoming, outgoing }));
    sendCachedResponse(incoming, outgoing, await costly(path, client, make).catch(() => createPublicResponse(busy())));
  };
  return ({ path, query, request, response }) => {
    const errorStatus = isLocalOnly(request, path, proxySettings) ? 404 : findBodyError(request, path);
    if (errorStatus) return sendError(request, response, errorStatus, headers);
    const client = networkOf(clientAddress(request, proxySettings.trustedProxies));
    if (!hasFiles(path)) closeLate(request, response, bodyMs, headers);
    sanitizeForwardedHeaders(request, proxySettings.trustedProxies);
    request.url = query === '' ? path : `${path}?${query}`;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const publicRequest = isPublicCall(request.method, path) ? toRequest(request) : undefined;
    if (publicRequest) void respondPublic({ path, client }, publicRequest, request, response);
    else void listener(request, response);
  };
};
