import { rootOf } from '#shared/country/site.ts';
import type { Log } from './observability/log.ts';
import { loggedPath } from './observability/logged-path.ts';
import type { Metrics } from './observability/metrics.ts';
import type { FallbackKind, FallbackPages } from './render/fallback-page.ts';
import { TooManyRendersError } from './render/render-limit.ts';
import { QueueFullError } from './render/render-queue.ts';
import type { PageAddress } from './request/page-address.ts';
import type { Redirect } from './request/redirects.ts';
import { TooManyCookiesError } from './request/too-many-cookies.ts';
import { noteAnswer, type Visit } from './request/visit.ts';
import { type Answer, assembleAnswer, sendAnswer } from './response/answer.ts';
import { type Refusal, refuse } from './response/refusals.ts';

export type ReplyParts = { fallback: FallbackPages; headers: Record<string, string>; log: Log; metrics: Metrics };

/** Ways to answer a visit that is not answered from memory. */
export type Replies = {
  refuse: (visit: Visit, status: Refusal) => void;
  redirect: (visit: Visit, redirect: Redirect) => void;
  /** Sends an answer that is there or will be; apologises when it does not come. */
  send: (visit: Visit, address: PageAddress, answer: Answer | Promise<Answer>) => void;
  sendFile: (visit: Visit, file: Answer | Promise<Answer>) => void;
  /** What is left when no page could be made: 429 where one client asks for too many, 503 where too many ask at once, 431 where too many cookies came, 500 else, always with a page to read. */
  apologise: (visit: Visit, address: PageAddress, error: unknown) => void;
};

const sendFileAnswer = ({ request, response }: Visit, answer: Answer): void => sendAnswer(request, response, answer);
const sendPageAnswer = ({ request, response, host }: Visit, answer: Answer): void =>
  sendAnswer(request, response, answer, host.isConfigured);

type Apology = { kind: FallbackKind; status: number; retryAfter?: number };

const apologyFor = (error: unknown): Apology => {
  if (error instanceof TooManyRendersError) return { kind: 'busy', status: 429, retryAfter: error.retryAfter };
  if (error instanceof QueueFullError) return { kind: 'busy', status: 503, retryAfter: 5 };
  return error instanceof TooManyCookiesError ? { kind: 'cookies', status: 431 } : { kind: 'problem', status: 500 };
};

export const createReplies = ({ fallback, headers, log, metrics }: ReplyParts): Replies => {
  const apologise: Replies['apologise'] = (visit, address, error) => {
    const { kind, status, retryAfter } = apologyFor(error);
    if (kind === 'problem') log.error({ err: error, path: loggedPath(address.path) }, 'no page could be made');
    const { html, policy } = fallback(kind, address.language, rootOf(address.country, address.language));
    const fields = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    };
    sendPageAnswer(visit, assembleAnswer({ status, fields, bodies: { identity: Buffer.from(html) } }));
  };

  return {
    apologise,
    refuse: (visit, status) => {
      noteAnswer(visit, 'refusal', { log, metrics });
      refuse(visit.request, visit.response, status, headers);
    },
    redirect: (visit, { status, path }) => {
      noteAnswer(visit, 'redirect', { log, metrics });
      const isPersonal = status === 307;
      visit.response.writeHead(status, {
        ...headers,
        location: path + (visit.query === '' ? '' : `?${visit.query}`),
        'cache-control': isPersonal ? 'no-store' : 'public, max-age=3600',
        ...(isPersonal && { vary: 'Accept-Language, Cookie' }),
        'content-length': '0',
      });
      visit.response.end();
    },
    send: (visit, address, answer) => {
      if (answer instanceof Promise)
        answer.then(
          (made) => sendPageAnswer(visit, made),
          (error: unknown) => apologise(visit, address, error),
        );
      else sendPageAnswer(visit, answer);
    },
    sendFile: (visit, file) => {
      noteAnswer(visit, 'file', { log, metrics });
      if (file instanceof Promise)
        file.then(
          (answer) => sendFileAnswer(visit, answer),
          (error: unknown) => {
            log.error({ err: error, path: loggedPath(visit.path) }, 'a file could not be read');
            refuse(visit.request, visit.response, 404, headers);
          },
        );
      else sendFileAnswer(visit, file);
    },
  };
};
