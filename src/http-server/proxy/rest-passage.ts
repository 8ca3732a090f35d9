import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '../observability/log.ts';
import { loggedPath } from '../observability/logged-path.ts';
import { vouchFor } from '../request/client-address.ts';
import { type Approach, isSealed } from '../request/local-visit.ts';
import type { Visit } from '../request/visit.ts';
import { sendAnswer } from '../response/answer.ts';
import { type Refusal, refuse } from '../response/refusals.ts';
import type { App } from './app.ts';
import { isPublicCall, publicAnswer, requestOf } from './public-answer.ts';

export type PassageOptions = { app: App; headers: Record<string, string>; approach: Approach; log: Log };

const kilobyte = 1024;
const maxBody = 1024 * kilobyte;
// Three attachments, 8 MB together, and the fields around them.
const maxContactBody = 9 * 1024 * kilobyte;

/** The most bytes that a body at this path may have. */
export const bodyLimitOf = (path: string): number => (path === '/marketing/contact/send' ? maxContactBody : maxBody);

/** Why this body is not let in: too large, or of a size that nobody says. Bodies pass unread, so the size must stand in the header. */
export const findBodyRefusal = ({ headers }: Pick<IncomingMessage, 'headers'>, path: string): Refusal | undefined => {
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > bodyLimitOf(path) ? 413 : undefined;
};

const failure = (): Response =>
  Response.json(
    { statusCode: 500, message: 'Internal Server Error', data: { exception: 'InternalException' } },
    { status: 500, headers: { 'cache-control': 'no-store' } },
  );

/** Hands a call with its cookies and body to the app, uncached, under the path that the door read; a 500 never goes out empty. */
export const createRestPassage = ({ app, headers, approach, log }: PassageOptions): ((visit: Visit) => void) => {
  const call = async (request: Request, bindings: object): Promise<Response> => {
    try {
      const answer = await app.fetch(request, bindings);
      return answer.status >= 500 && answer.body === null ? failure() : answer;
    } catch (error) {
      log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'a call failed');
      return failure();
    }
  };
  const listener = getRequestListener(call);
  // Calls that are the same for everybody are sent as pages are.
  const answerPublic = async (asked: Request, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> =>
    sendAnswer(incoming, outgoing, await publicAnswer(await call(asked, { incoming, outgoing })));
  return ({ path, query, request, response }) => {
    const refusal = isSealed(request, path, approach) ? 404 : findBodyRefusal(request, path);
    if (refusal) return refuse(request, response, refusal, headers);
    vouchFor(request, approach.trustedProxies);
    request.url = query === '' ? path : `${path}?${query}`;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const asked = isPublicCall(request.method, path) ? requestOf(request) : undefined;
    if (asked) void answerPublic(asked, request, response);
    else void listener(request, response);
  };
};
