import { fillTemplate } from './cache/fill-template.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Log } from './observability/log.ts';
import type { ResponseKind } from './observability/metrics.ts';
import type { RenderPage } from './render/page-renderer.ts';
import { type RenderLimit, TooManyRendersError } from './render/render-limit.ts';
import { type PageAddress, readAddress } from './request/page-address.ts';
import type { RequestContext } from './request/request-context.ts';
import type { CachedResponse } from './response/cached-response.ts';
import { chooseEncoding } from './response/encoding.ts';

type Parts = {
  pages: PageCache;
  renderPage: RenderPage;
  /** Counts a render before it enters the queue. */
  limitRenders: RenderLimit;
  log: Log;
  record: (requestContext: RequestContext, kind: ResponseKind) => void;
};

/**
 * Finds the shared page of an address. A request whose page must be rendered, renewed or filled counts against the client's render limit
 * and waits in the client's own queue; a client over the limit still gets the cached page, however stale.
 */
export const createPageFinder = ({ pages, renderPage, limitRenders, log, record }: Parts) => {
  const make = (address: PageAddress, client: string) => pages.get(address.key, () => renderPage(address, client));
  const makeCounted = (address: PageAddress, client: string) => limitRenders(client).then(() => make(address, client));

  const renew = (address: PageAddress, client: string): void => {
    makeCounted(address, client).catch((err: unknown) => {
      if (!(err instanceof TooManyRendersError)) log.error({ err }, 'a page was not renewed');
    });
  };

  /** The page shared by all visitors. */
  const findSharedPage = (address: PageAddress, client: string): CachedResponse | Promise<CachedResponse> => {
    if (address.placeholderValue !== undefined) return makeCounted(address, client);
    if (pages.has(address.key)) return make(address, client);
    const stale = pages.findCached(address.key);
    if (!stale) return makeCounted(address, client);
    renew(address, client);
    return stale;
  };

  return (requestContext: RequestContext, address: PageAddress, client: string): CachedResponse | Promise<CachedResponse> => {
    const page = findSharedPage(address, client);
    record(requestContext, page instanceof Promise ? 'page' : 'hit');
    const { placeholderValue } = address;
    if (placeholderValue === undefined) return page;
    const encoding = chooseEncoding(requestContext.request.headers['accept-encoding']);
    return Promise.resolve(page).then(async (shared) => {
      const filled = await fillTemplate(shared, placeholderValue, encoding);
      return filled ?? make(readAddress(address.country, requestContext.path, ''), client);
    });
  };
};
