import type { IncomingMessage, ServerResponse } from 'node:http';

const reasons = {
  400: 'The address is malformed.',
  404: 'There is no such file.',
  405: 'This address answers GET and HEAD only.',
  408: 'The body did not arrive in time.',
  411: 'A body needs a Content-Length.',
  413: 'The body is too large.',
  414: 'The address is too long.',
} as const;
export type ErrorStatus = keyof typeof reasons;

/** Rejects a request with one plain sentence, uncached. */
export const sendError = (
  request: IncomingMessage,
  response: ServerResponse,
  status: ErrorStatus,
  headers: Record<string, string>,
): void => {
  const body = `${reasons[status]}\n`;
  const isUnread = status === 408 || status === 411 || status === 413;
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(status === 405 && { allow: 'GET, HEAD' }),
    // The rest of the body is not worth reading, so the connection is closed.
    ...(isUnread && { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};
