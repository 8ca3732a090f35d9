import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { CountryCode } from '#shared/country/countries.ts';
import { networkOf } from '#shared/network/network-of.ts';
import type { PagePlace } from '#shared/routes/page-place.ts';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';
import { isSiteTextPath } from '#shared/routes/site-texts.ts';
import type { PageCache } from './cache/page-cache.ts';
import { isEditorPath } from './editor.ts';
import { createPageFinder } from './find-page.ts';
import type { AnswerKind } from './observability/metrics.ts';
import { isOperationsPath, type OperationsPath } from './operations.ts';
import type { App } from './proxy/app.ts';
import { findSamePage } from './proxy/same-page.ts';
import type { RenderPage } from './render/page-renderer.ts';
import type { RenderLimit } from './render/render-limit.ts';
import { createReplies, type ReplyParts } from './replies.ts';
import { clientAddress } from './request/client-address.ts';
import {
  isDocumentation,
  isPersonalPath,
  isUnknownNavigation,
  keyOf,
  type PageAddress,
  readAddress,
  routeOf,
} from './request/page-address.ts';
import { findPersonalTwin, findRedirect } from './request/redirects.ts';
import { readPath } from './request/request-path.ts';
import { hasTooManyCookies, TooManyCookiesError } from './request/too-many-cookies.ts';
import { noteAnswer, type Visit } from './request/visit.ts';
import { namesOneHost, type VisitorHost } from './request/visitor-host.ts';
import { type Answer, sendAnswer } from './response/answer.ts';
import { refuse } from './response/refusals.ts';
import { securityTextPath } from './security-text.ts';
import { isFilePath, type StaticFiles } from './static/static-files.ts';
import type { StyleSheets } from './static/style-sheets.ts';

export type FrontDoorParts = ReplyParts & {
  pages: PageCache;
  renderPage: RenderPage;
  renderPersonal: (request: IncomingMessage, address: PageAddress, client: string) => Promise<Answer>;
  /** Counts a render before it waits for its turn. */
  limitRenders: RenderLimit;
  placeOf: (country: CountryCode, path: string) => PagePlace;
  pathIn: App['pathIn'];
  trustedProxies: number;
  files: StaticFiles;
  styles: StyleSheets;
  passToRest: (visit: Visit) => void;
  operate: (path: OperationsPath, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readHost: (host: string | undefined) => VisitorHost;
  isDraining: () => boolean;
  contentVersion: () => string;
  showsDocs: boolean;
  securityText: (country: PageAddress['country']) => Answer;
  /** Undefined where the country has no such text. */
  siteText: (country: PageAddress['country'], path: string) => Promise<Answer | undefined>;
  /** The editor of the content where it is switched on; undefined for who may not use it, and where nothing is. */
  editor: ((visit: Visit) => Promise<Answer | undefined>) | undefined;
};

const header = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
const isReading = (request: IncomingMessage): boolean => request.method === 'GET' || request.method === 'HEAD';

/**
 * Answers every request of the process. A page that is kept goes out straight from memory; whatever else is asked takes the longer way:
 * operations, REST, files, redirects, personal documents, and last the page that has to be rendered first.
 */
export const createFrontDoor = (parts: FrontDoorParts): RequestListener => {
  const { pages, files, metrics, log } = parts;
  const replies = createReplies(parts);
  const note = (visit: Visit, kind: AnswerKind): void => noteAnswer(visit, kind, { log, metrics });

  const findPage = createPageFinder({ ...parts, note });

  const answerShared = (visit: Visit, place: PagePlace, client: string): void => {
    const frames = { etags: header(visit.request.headers['x-waku-etags']), contentVersion: parts.contentVersion() };
    const address = readAddress(visit.host.country, visit.path, visit.query, frames, place);
    replies.send(visit, address, findPage(visit, address, client));
  };

  const answerPage = (visit: Visit): void => {
    const { request, host, path, query } = visit;
    const preference = { cookie: request.headers.cookie, acceptLanguage: request.headers['accept-language'] };
    const redirect = findRedirect(host.country, path, preference) ?? findPersonalTwin(path, query);
    const client = networkOf(clientAddress(request, parts.trustedProxies));
    const samePage = findSamePage(visit, parts.pathIn);
    if (redirect) replies.redirect(visit, redirect);
    else if (samePage) replies.redirect({ ...visit, query: samePage.query }, { status: 307, path: samePage.path });
    else if (isPersonalPath(path)) {
      const address = readAddress(host.country, path, query);
      note(visit, 'personal');
      replies.send(
        visit,
        address,
        parts.limitRenders(client).then(() => parts.renderPersonal(request, address, client)),
      );
    } else {
      const place = parts.placeOf(host.country, routeOf(path));
      // A navigation inside the shop asks for no document, so it is led nowhere else.
      const movedTo = routeOf(path) === path ? place.movedTo : undefined;
      if (movedTo === undefined) answerShared(visit, place, client);
      else replies.redirect(visit, { status: 308, path: movedTo });
    }
  };

  const answerFileOrPage = (visit: Visit): void => {
    const file = files.find(visit.path, visit.query) ?? parts.styles.find(visit.path);
    if (file) replies.sendFile(visit, file);
    else if (isFilePath(visit.path) || files.has(visit.path) || isUnknownNavigation(visit.path)) replies.refuse(visit, 404);
    else answerPage(visit);
  };

  const answerMaybe = (visit: Visit, found: Promise<Answer | undefined>): void => {
    found.then(
      (text) => (text ? replies.sendFile(visit, text) : replies.refuse(visit, 404)),
      (error: unknown) => replies.apologise(visit, readAddress(visit.host.country, '/', ''), error),
    );
  };

  const answer = (visit: Visit): void => {
    const { request, response, host, path } = visit;
    if (!parts.showsDocs && isDocumentation(path)) replies.refuse(visit, 404);
    else if (isRestPath(path)) {
      note(visit, 'rest');
      parts.passToRest(visit);
    } else if (!isReading(request)) replies.refuse(visit, 405);
    else if (path === securityTextPath) replies.sendFile(visit, parts.securityText(host.country));
    else if (isSiteTextPath(path)) answerMaybe(visit, parts.siteText(host.country, path));
    else if (parts.editor && isEditorPath(path)) answerMaybe(visit, parts.editor(visit));
    else if (isOperationsPath(path)) {
      note(visit, 'probe');
      void parts.operate(path, request, response);
    } else answerFileOrPage(visit);
  };

  const read = (request: IncomingMessage, response: ServerResponse, host: VisitorHost): void => {
    const target = request.url ?? '';
    const asked = readPath(target);
    const named = { request, response, host, path: target.slice(0, 100), query: '' };
    if (hasTooManyCookies(request)) replies.apologise(named, readAddress(host.country, named.path, ''), new TooManyCookiesError());
    else if ('refusal' in asked) replies.refuse(named, asked.refusal);
    else if ('plainForm' in asked) replies.redirect({ ...named, query: asked.query }, { status: 308, path: asked.plainForm });
    else if (host.canonical && isReading(request) && !isOperationsPath(asked.path))
      replies.redirect({ ...named, query: asked.query }, { status: 308, path: host.canonical + asked.path });
    else answer({ request, response, host, ...asked });
  };

  /** An error that nobody foresaw ends this answer, never the process. */
  const survive = (error: unknown, request: IncomingMessage, response: ServerResponse, host: VisitorHost): void => {
    log.error({ err: error }, 'the front door failed');
    if (response.headersSent) response.destroy();
    else replies.apologise({ request, response, host, path: '/', query: '' }, readAddress(host.country, '/', ''), error);
  };

  return (request, response) => {
    if (parts.isDraining()) response.setHeader('connection', 'close');
    if (!namesOneHost(request)) return refuse(request, response, 400, parts.headers);
    const host = parts.readHost(request.headers.host);
    try {
      const etags = header(request.headers['x-waku-etags']) ?? '';
      const isUsual = isReading(request) && !host.canonical && !hasTooManyCookies(request);
      const page = isUsual ? pages.findFresh(keyOf(host.country, request.url ?? '', etags)) : undefined;
      if (page) {
        metrics.answered('hit');
        sendAnswer(request, response, page, host.isConfigured);
      } else read(request, response, host);
    } catch (error) {
      survive(error, request, response, host);
    }
  };
};
