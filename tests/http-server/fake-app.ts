import type { App } from '../../src/http-server/proxy/app.ts';
import { pageQueryNames } from '../../src/shared/routes/page-query.ts';

type Handler = (request: Request) => Response | Promise<Response>;

export type FakeApp = App & {
  /** The requests to the app, in order. */
  requests: Request[];
  /** The requested texts for search engines, in order. */
  texts: string[];
  /** Sets the response to a path (`/fr/cart`). */
  on: (path: string, handler: Handler) => void;
  setVersion: (version: string) => void;
  setReady: (isReady: boolean) => void;
  stopped: number;
};

/** A document as the renderer makes it: one script with the mark, the request's path as its text. */
export const fakeDocument = (request: Request, body = '', status = 200, headers: Record<string, string> = {}): Response => {
  const mark = request.headers.get('x-script-mark') ?? '';
  const path = new URL(request.url).pathname;
  const html = `<!doctype html><html><head><title>${path}</title><script nonce="${mark}">boot(${JSON.stringify(path)})</script></head><body>${body || 'Spüle '.repeat(200)}</body></html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
};

const defaultAnswer: Handler = (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/RSC/')) return new Response(new TextEncoder().encode(`0:{"path":"${pathname}"}\n`));
  if (pathname.endsWith('/missing') || pathname.includes('/random-')) return fakeDocument(request, 'missing', 404);
  if (pathname.endsWith('/problem')) return fakeDocument(request, 'problem page', 500, { 'cache-control': 'no-store' });
  return fakeDocument(request);
};

/** An app with the interface that the HTTP server expects, answering from memory. */
export const createFakeApp = (): FakeApp => {
  const handlers = new Map<string, Handler>();
  const texts: string[] = [];
  let version = '1';
  let isReady = true;
  const fake: FakeApp = {
    requests: [],
    texts,
    stopped: 0,
    on: (path, handler) => void handlers.set(path, handler),
    setVersion: (next) => {
      version = next;
    },
    setReady: (next) => {
      isReady = next;
    },
    start: async () => {},
    stop: async () => {
      fake.stopped++;
    },
    contentVersion: () => version,
    ready: () => isReady,
    openRefunds: async () => ({ REJECTED: 2 }),
    rejectedPayments: async () => 3,
    openWork: async () => [{ kind: 'mail', state: 'DEAD', count: 4 }],
    pathIn: (_, path, language) => path.replace(/^\/[a-z]{2}\//, `/${language}/`),
    // Like the shop: search reads its term, one screen repeats the remaining path, and some addresses have no page.
    resolveRoute: (_country, path) => {
      if (path.startsWith('/checkout/success/')) return { queryNames: [], fixedPath: '/checkout/success/' };
      if (path.startsWith('/unknown-')) return { queryNames: [], fixedPath: '/', isMissing: true };
      return { queryNames: pageQueryNames };
    },
    siteText: async (country, path) => {
      texts.push(`${country} ${path}`);
      return path.includes('missing') || path.endsWith('fr-pages.xml')
        ? undefined
        : { type: 'application/xml; charset=utf-8', text: `<${country}/>` };
    },
    editorResponse: (_country, path) => {
      if (path === '/edit/config.json') return { text: '{}' };
      return path.startsWith('/edit/preview/') ? { country: 'jp', path: '/preview/about' } : undefined;
    },
    fetch: async (request) => {
      fake.requests.push(request);
      return (handlers.get(new URL(request.url).pathname) ?? defaultAnswer)(request);
    },
  };
  return fake;
};
