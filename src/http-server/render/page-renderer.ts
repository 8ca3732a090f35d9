import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { rootOf } from '#shared/country/site.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { paths } from '#shared/routes/paths.ts';
import type { CachePartition, Page } from '../cache/page-cache.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { App } from '../proxy/app.ts';
import type { PageAddress } from '../request/page-address.ts';
import { createCachedResponse } from '../response/cached-response.ts';
import { documentPolicy, type PolicyOptions } from '../security/content-security.ts';
import { ancestorsOf, pageHeaders } from '../security/security-headers.ts';
import type { StyleSheets } from '../static/style-sheets.ts';
import type { FallbackPages } from './fallback-page.ts';
import { finishDocument } from './finish-document.ts';
import type { RenderQueue } from './render-queue.ts';

export type RendererOptions = {
  app: Pick<App, 'fetch'>;
  queue: RenderQueue;
  timeoutMs: number;
  policy: PolicyOptions;
  fallback: FallbackPages;
  styles: Pick<StyleSheets, 'link'>;
  headers: Record<string, string>;
  log: Log;
  metrics: Metrics;
};

/** The app's response, read to its end. */
type Rendered = { status: number; headers: Headers; text: string; mark: string };
export type RenderPage = (address: PageAddress, client: string) => Promise<Page>;

// Browsers revalidate every time (304). stale-while-revalidate is for the CDN alone: Chrome obeys it too and would show yesterday's page.
const revalidate = 'public, max-age=0, must-revalidate';
const cdn = 'max-age=60, stale-while-revalidate=86400';
const forwardedHeaders = ['content-type', 'content-language', 'link', 'x-robots-tag', 'location'];
const cacheableStatuses = new Set([200, 301, 308, 404, 410]);

/** Fetches a page from the app and reads it to its end; throws on timeout. */
export const fetchFromApp = async (
  app: Pick<App, 'fetch'>,
  url: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<Rendered> => {
  const mark = randomUUID();
  const signal = AbortSignal.timeout(timeoutMs);
  const timeLimit = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error(`No answer within ${timeoutMs} ms`)), { once: true }),
  );
  const fetchPage = async (): Promise<Rendered> => {
    const response = await app.fetch(new Request(url, { headers: { host: new URL(url).host, 'x-script-mark': mark, ...headers }, signal }));
    return { status: response.status, headers: response.headers, text: await response.text(), mark };
  };
  return Promise.race([fetchPage(), timeLimit]);
};

/** Removes our own configured origin from a Location, so that a redirect stays on the host that was requested. */
export const relativeLocation = (location: string, url: string): string => {
  const { origin } = new URL(url);
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
};

/** The headers passed on from the app's response; never a cookie, since the response is shared. */
const fieldsOf = ({ headers }: Rendered, url: string): Record<string, string> => {
  const fields = Object.fromEntries(forwardedHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
  return fields['location'] === undefined ? fields : { ...fields, location: relativeLocation(fields['location'], url) };
};

const partitionOf = (rendered: Rendered, address: PageAddress): CachePartition | undefined => {
  const isPrivate = /no-store|private/.test(rendered.headers.get('cache-control') ?? '');
  if (!cacheableStatuses.has(rendered.status) || isPrivate || rendered.headers.has('x-failed-part')) return undefined;
  if (rendered.status === 404 || rendered.status === 410) return 'missing';
  return address.isVariant ? 'variant' : 'document';
};

const isHtml = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/** Renders pages through the app, in the queue, as complete responses. Never throws for a failing page: the error page is sent instead. */
export const createPageRenderer = ({
  app,
  queue,
  timeoutMs,
  policy,
  fallback,
  styles,
  headers,
  log,
  metrics,
}: RendererOptions): RenderPage => {
  const fetchPage = (url: string, etags: string) => fetchFromApp(app, url, etags === '' ? {} : { 'x-waku-etags': etags }, timeoutMs);

  const finish = (rendered: Rendered, address: PageAddress, status: number, partition: CachePartition | undefined): Page => {
    const document = isHtml(rendered.headers) ? finishDocument(rendered, styles) : undefined;
    const policyFor = (country: PageAddress['country'] | undefined) =>
      document ? { 'content-security-policy': documentPolicy(country, document.hashes, policy, ancestorsOf(address.path)) } : {};
    const fields = {
      ...pageHeaders(headers, address.path),
      ...fieldsOf(rendered, address.url),
      // The renderer sets no type on navigation responses; without one they would not be compressed.
      ...(address.isNavigation && { 'content-type': 'text/x-component; charset=utf-8' }),
      vary: address.isNavigation ? 'Accept-Encoding, X-Waku-Etags' : 'Accept-Encoding',
      'cache-control': partition ? revalidate : 'no-store',
      ...(partition && partition !== 'missing' && { 'cdn-cache-control': cdn }),
      ...policyFor(address.country),
    };
    const body = Buffer.from(document?.html ?? rendered.text);
    return { ...createCachedResponse(status, fields, body, policyFor(undefined), address.effort), partition };
  };

  const fallbackPage = ({ language, country }: PageAddress): Page => {
    const { html, policy: strict } = fallback('problem', language, rootOf(country, language));
    const fields = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': strict,
    };
    return { ...createCachedResponse(500, fields, Buffer.from(html)), partition: undefined };
  };

  /** One attempt at the shop's own error page; if that fails too, a page without script and style. */
  const errorPage = async (address: PageAddress): Promise<Page> => {
    const url = absoluteUrl(address.country, `${rootOf(address.country, address.language)}${paths.problem}`);
    try {
      const rendered = await fetchPage(url, '');
      // The error page has status 500; anything else is not that page.
      if (rendered.status === 500 && isHtml(rendered.headers) && rendered.text !== '') return finish(rendered, address, 500, undefined);
    } catch (error) {
      log.error({ err: error, url }, 'the error page failed too');
    }
    return fallbackPage(address);
  };

  const failedNavigation = (): Page => {
    const fields = { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    return { ...createCachedResponse(500, fields, Buffer.from('Internal Server Error')), partition: undefined };
  };
  const failed = async (address: PageAddress): Promise<Page> => {
    metrics.failedRender();
    return address.isNavigation ? failedNavigation() : errorPage(address);
  };

  const render = async (address: PageAddress): Promise<Page> => {
    const rendered = await fetchPage(address.url, address.etags).catch((error: unknown) => {
      log.error({ err: error, path: address.path, country: address.country }, 'rendering failed');
      return undefined;
    });
    if (!rendered || rendered.status >= 500) return failed(address);
    // Yields here, so that requests for cached pages are answered between the two halves of the work.
    await setImmediate();
    if (rendered.headers.has('x-failed-part')) {
      metrics.failedPart();
      log.error({ path: address.path, country: address.country }, 'a part of the page failed');
    }
    return finish(rendered, address, rendered.status, partitionOf(rendered, address));
  };

  return (address, client) =>
    queue.run(client, async () => {
      const done = metrics.renderStarted();
      try {
        return await render(address);
      } finally {
        done();
      }
    });
};
