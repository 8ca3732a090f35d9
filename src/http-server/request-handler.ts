import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { CountryCode } from '#shared/country/countries.ts';
import { networkOf } from '#shared/network/network-of.ts';
import type { ResolvedRoute } from '#shared/routes/resolved-route.ts';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';
import { isSiteTextPath } from '#shared/routes/site-texts.ts';
import type { PageCache } from './cache/page-cache.ts';
import { isEditorPath } from './editor.ts';
import { createPageFinder } from './find-page.ts';
import type { ResponseKind } from './observability/metrics.ts';
import { isOperationsPath, type OperationsPath } from './operations.ts';
import type { App } from './proxy/app.ts';
import { findSamePage } from './proxy/same-page.ts';
import type { RenderPage } from './render/page-renderer.ts';
import type { RenderLimit } from './render/render-limit.ts';
import { clientAddress } from './request/client-address.ts';
import {
  cacheKeyOf,
  isDocumentation,
  isPersonalPath,
  isUnknownNavigation,
  type PageAddress,
  readAddress,
  routeOf,
} from './request/page-address.ts';
import { findPersonalRedirect, findRedirect } from './request/redirects.ts';
import { type RequestContext, recordResponse } from './request/request-context.ts';
import { readPath } from './request/request-path.ts';
import { hasTooManyCookies, TooManyCookiesError } from './request/too-many-cookies.ts';
import { hasSingleHost, type VisitorHost } from './request/visitor-host.ts';
import { type CachedResponse, sendCachedResponse } from './response/cached-response.ts';
import { sendError } from './response/error-responses.ts';
import { createResponses, type ResponseOptions } from './responses.ts';
import { securityTextPath } from './security-text.ts';
import { isFilePath, type StaticFiles } from './static/static-files.ts';
import type { StyleSheets } from './static/style-sheets.ts';

type RequestHandlerOptions = ResponseOptions & {
  pages: PageCache;
  renderPage: RenderPage;
  renderPersonal: (request: IncomingMessage, address: PageAddress, client: string) => Promise<CachedResponse>;
  /** Counts a render before it enters the queue. */
  limitRenders: RenderLimit;
  resolveRoute: (country: CountryCode, path: string) => ResolvedRoute;
  pathIn: App['pathIn'];
  trustedProxies: number;
  files: StaticFiles;
  styles: StyleSheets;
  handleRest: (requestContext: RequestContext) => void;
  handleOperations: (path: OperationsPath, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readHost: (host: string | undefined) => VisitorHost;
  isDraining: () => boolean;
  contentVersion: () => string;
  showsDocs: boolean;
  securityText: (country: PageAddress['country']) => CachedResponse;
  /** Undefined where the country has no such text. */
  siteText: (country: PageAddress['country'], path: string) => Promise<CachedResponse | undefined>;
  /** The content editor where it is enabled; resolves to undefined for clients without access and for unknown paths. */
  editor: ((requestContext: RequestContext) => Promise<CachedResponse | undefined>) | undefined;
};

const header = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
const isReading = (request: IncomingMessage): boolean => request.method === 'GET' || request.method === 'HEAD';

/**
 * Handles every request of the process. A cached page is sent straight from memory; everything else takes the longer way: operations,
 * REST, files, redirects, personal documents, and last the page that must be rendered first.
 */
export const createRequestHandler = (parts: RequestHandlerOptions): RequestListener => {
  const { pages, files, metrics, log } = parts;
  const responses = createResponses(parts);
  const record = (requestContext: RequestContext, kind: ResponseKind): void => recordResponse(requestContext, kind, { log, metrics });

  const findPage = createPageFinder({ ...parts, record });

  const respondShared = (requestContext: RequestContext, route: ResolvedRoute, client: string): void => {
    const layoutEtags = { etags: header(requestContext.request.headers['x-waku-etags']), contentVersion: parts.contentVersion() };
    const address = readAddress(requestContext.host.country, requestContext.path, requestContext.query, layoutEtags, route);
    responses.send(requestContext, address, findPage(requestContext, address, client));
  };

  const respondPage = (requestContext: RequestContext): void => {
    const { request, host, path, query } = requestContext;
    const preference = { cookie: request.headers.cookie, acceptLanguage: request.headers['accept-language'] };
    const redirect = findRedirect(host.country, path, preference) ?? findPersonalRedirect(path, query);
    const client = networkOf(clientAddress(request, parts.trustedProxies));
    const samePage = findSamePage(requestContext, parts.pathIn);
    if (redirect) responses.redirect(requestContext, redirect);
    else if (samePage) responses.redirect({ ...requestContext, query: samePage.query }, { status: 307, path: samePage.path });
    else if (isPersonalPath(path)) {
      const address = readAddress(host.country, path, query);
      record(requestContext, 'personal');
      responses.send(
        requestContext,
        address,
        parts.limitRenders(client).then(() => parts.renderPersonal(request, address, client)),
      );
    } else {
      const route = parts.resolveRoute(host.country, routeOf(path));
      // A client-side navigation requests no document, so it is not redirected.
      const movedTo = routeOf(path) === path ? route.movedTo : undefined;
      if (movedTo === undefined) respondShared(requestContext, route, client);
      else responses.redirect(requestContext, { status: 308, path: movedTo });
    }
  };

  const respondFileOrPage = (requestContext: RequestContext): void => {
    const file = files.find(requestContext.path, requestContext.query) ?? parts.styles.find(requestContext.path);
    if (file) responses.sendFile(requestContext, file);
    else if (isFilePath(requestContext.path) || files.has(requestContext.path) || isUnknownNavigation(requestContext.path))
      responses.sendError(requestContext, 404);
    else respondPage(requestContext);
  };

  const respondMaybe = (requestContext: RequestContext, found: Promise<CachedResponse | undefined>): void => {
    found.then(
      (text) => (text ? responses.sendFile(requestContext, text) : responses.sendError(requestContext, 404)),
      (error: unknown) => responses.sendErrorPage(requestContext, readAddress(requestContext.host.country, '/', ''), error),
    );
  };

  const respond = (requestContext: RequestContext): void => {
    const { request, response, host, path } = requestContext;
    if (!parts.showsDocs && isDocumentation(path)) responses.sendError(requestContext, 404);
    else if (isRestPath(path)) {
      record(requestContext, 'rest');
      parts.handleRest(requestContext);
    } else if (!isReading(request)) responses.sendError(requestContext, 405);
    else if (path === securityTextPath) responses.sendFile(requestContext, parts.securityText(host.country));
    else if (isSiteTextPath(path)) respondMaybe(requestContext, parts.siteText(host.country, path));
    else if (parts.editor && isEditorPath(path)) respondMaybe(requestContext, parts.editor(requestContext));
    else if (isOperationsPath(path)) {
      record(requestContext, 'probe');
      void parts.handleOperations(path, request, response);
    } else respondFileOrPage(requestContext);
  };

  const read = (request: IncomingMessage, response: ServerResponse, host: VisitorHost): void => {
    const target = request.url ?? '';
    const parsed = readPath(target);
    const malformed = { request, response, host, path: target.slice(0, 100), query: '' };
    if (hasTooManyCookies(request))
      responses.sendErrorPage(malformed, readAddress(host.country, malformed.path, ''), new TooManyCookiesError());
    else if ('errorStatus' in parsed) responses.sendError(malformed, parsed.errorStatus);
    else if ('canonicalPath' in parsed)
      responses.redirect({ ...malformed, query: parsed.query }, { status: 308, path: parsed.canonicalPath });
    else if (host.canonical && isReading(request) && !isOperationsPath(parsed.path))
      responses.redirect({ ...malformed, query: parsed.query }, { status: 308, path: host.canonical + parsed.path });
    else respond({ request, response, host, ...parsed });
  };

  /** An unexpected error ends this response, never the process. */
  const recover = (error: unknown, request: IncomingMessage, response: ServerResponse, host: VisitorHost): void => {
    log.error({ err: error }, 'the HTTP server failed');
    if (response.headersSent) response.destroy();
    else responses.sendErrorPage({ request, response, host, path: '/', query: '' }, readAddress(host.country, '/', ''), error);
  };

  return (request, response) => {
    if (parts.isDraining()) response.setHeader('connection', 'close');
    if (!hasSingleHost(request)) return sendError(request, response, 400, parts.headers);
    const host = parts.readHost(request.headers.host);
    try {
      const etags = header(request.headers['x-waku-etags']) ?? '';
      const isUsual = isReading(request) && !host.canonical && !hasTooManyCookies(request);
      const page = isUsual ? pages.findFresh(cacheKeyOf(host.country, request.url ?? '', etags)) : undefined;
      if (page) {
        metrics.countResponse('hit');
        sendCachedResponse(request, response, page, host.isConfigured);
      } else read(request, response, host);
    } catch (error) {
      recover(error, request, response, host);
    }
  };
};
