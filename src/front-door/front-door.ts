import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { rootOf } from '#shared/country/site.ts';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';
import { type Answer, assembleAnswer, sendAnswer } from './answer.ts';
import type { FallbackPages } from './fallback-page.ts';
import type { Log } from './log.ts';
import type { AnswerKind, Metrics } from './metrics.ts';
import { isOperationsPath, type OperationsPath } from './operations.ts';
import { keyOf, type PageAddress, readAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';
import { isPersonalPath } from './personal-documents.ts';
import { findRedirect, type Redirect } from './redirects.ts';
import { type Refusal, refuse } from './refusals.ts';
import { QueueFullError } from './render-queue.ts';
import { readPath } from './request-path.ts';
import { isFilePath, type StaticFiles } from './static-files.ts';
import { noteAnswer, type Visit } from './visit.ts';
import type { VisitorHost } from './visitor-host.ts';

export type FrontDoorParts = {
  pages: PageCache;
  renderPage: RenderPage;
  renderPersonal: (request: IncomingMessage, address: PageAddress) => Promise<Answer>;
  files: StaticFiles;
  passToRest: (path: string, request: IncomingMessage, response: ServerResponse) => void;
  operate: (path: OperationsPath, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readHost: (host: string | undefined) => VisitorHost;
  fallback: FallbackPages;
  headers: Record<string, string>;
  isDraining: () => boolean;
  log: Log;
  metrics: Metrics;
};

const header = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
const isReading = (request: IncomingMessage): boolean => request.method === 'GET' || request.method === 'HEAD';

/**
 * Answers every request of the process. A page that is kept goes out straight from memory; whatever else is asked takes the longer way:
 * operations, REST, files, redirects, personal documents, and last the page that has to be rendered first.
 */
export const createFrontDoor = (parts: FrontDoorParts): RequestListener => {
  const { pages, metrics, log, headers } = parts;

  const note = (visit: Visit, kind: AnswerKind): void => noteAnswer(visit, kind, parts);
  const refuseVisit = (visit: Visit, status: Refusal): void => {
    note(visit, 'refusal');
    refuse(visit.request, visit.response, status, headers);
  };

  const redirect = (visit: Visit, { status, path }: Redirect): void => {
    note(visit, 'redirect');
    const isPersonal = status === 307;
    visit.response.writeHead(status, {
      ...headers,
      location: path + (visit.query === '' ? '' : `?${visit.query}`),
      'cache-control': isPersonal ? 'no-store' : 'public, max-age=3600',
      ...(isPersonal && { vary: 'Accept-Language, Cookie' }),
      'content-length': '0',
    });
    visit.response.end();
  };

  /** What is left when no page could be made: 503 where too many ask at once, 500 else, always with a page to read. */
  const apologise = ({ request, response, host }: Visit, address: PageAddress, error: unknown): void => {
    const isBusy = error instanceof QueueFullError;
    if (!isBusy) log.error({ err: error, path: address.path }, 'no page could be made');
    const { html, policy } = parts.fallback(isBusy ? 'busy' : 'problem', address.language, rootOf(address.country, address.language));
    const fields = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      ...(isBusy && { 'retry-after': '5' }),
    };
    sendAnswer(request, response, assembleAnswer({ status: isBusy ? 503 : 500, fields, bodies: { identity: Buffer.from(html) } }), host.isConfigured);
  };

  const sendMade = (visit: Visit, address: PageAddress, made: Answer | Promise<Answer>): void => {
    const { request, response, host } = visit;
    if (!(made instanceof Promise)) return sendAnswer(request, response, made, host.isConfigured);
    made.then(
      (answer) => sendAnswer(request, response, answer, host.isConfigured),
      (error: unknown) => apologise(visit, address, error),
    );
  };

  const sendPage = (visit: Visit): void => {
    const { request, host, path, query } = visit;
    const preference = { cookie: request.headers.cookie, acceptLanguage: request.headers['accept-language'] };
    const elsewhere = findRedirect(host.country, path, preference);
    if (elsewhere) return redirect(visit, elsewhere);
    const address = readAddress(host.country, path, query, header(request.headers['x-waku-etags']));
    if (isPersonalPath(path)) {
      note(visit, 'personal');
      return sendMade(visit, address, parts.renderPersonal(request, address));
    }
    const page = pages.get(address.key, () => parts.renderPage(address));
    note(visit, page instanceof Promise ? 'page' : 'hit');
    sendMade(visit, address, page);
  };

  const sendFile = (visit: Visit, file: Answer | Promise<Answer>): void => {
    note(visit, 'file');
    const { request, response } = visit;
    if (!(file instanceof Promise)) return sendAnswer(request, response, file);
    file.then(
      (answer) => sendAnswer(request, response, answer),
      (error: unknown) => {
        log.error({ err: error, path: visit.path }, 'a file could not be read');
        refuse(request, response, 404, headers);
      },
    );
  };

  const answerInFull = (request: IncomingMessage, response: ServerResponse, host: VisitorHost): void => {
    const read = readPath(request.url ?? '');
    if ('refusal' in read) return refuseVisit({ request, response, host, path: (request.url ?? '').slice(0, 100), query: '' }, read.refusal);
    const { path } = read;
    const visit = { request, response, host, ...read };
    if (isRestPath(path)) {
      note(visit, 'rest');
      return parts.passToRest(path, request, response);
    }
    if (!isReading(request)) return refuseVisit(visit, 405);
    if (isOperationsPath(path)) {
      note(visit, 'probe');
      return void parts.operate(path, request, response);
    }
    const file = parts.files.find(path);
    if (file) return sendFile(visit, file);
    if (isFilePath(path)) return refuseVisit(visit, 404);
    sendPage(visit);
  };

  return (request, response) => {
    if (parts.isDraining()) response.setHeader('connection', 'close');
    const host = parts.readHost(request.headers.host);
    if (isReading(request)) {
      const page = pages.findFresh(keyOf(host.country, request.url ?? '', header(request.headers['x-waku-etags']) ?? ''));
      if (page) {
        metrics.answered('hit');
        return sendAnswer(request, response, page, host.isConfigured);
      }
    }
    try {
      answerInFull(request, response, host);
    } catch (error) {
      log.error({ err: error }, 'the front door failed');
      if (response.headersSent) return void response.destroy();
      const visit = { request, response, host, path: '/', query: '' };
      apologise(visit, readAddress(host.country, '/', '', undefined), error);
    }
  };
};
