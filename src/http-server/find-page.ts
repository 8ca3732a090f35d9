import { fillAnswer } from './cache/fill-answer.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Log } from './observability/log.ts';
import type { AnswerKind } from './observability/metrics.ts';
import type { RenderPage } from './render/page-renderer.ts';
import { type RenderLimit, TooManyRendersError } from './render/render-limit.ts';
import { type PageAddress, readAddress } from './request/page-address.ts';
import type { Visit } from './request/visit.ts';
import type { Answer } from './response/answer.ts';
import { chooseEncoding } from './response/encoding.ts';

type Parts = {
  pages: PageCache;
  renderPage: RenderPage;
  /** Counts a render before it waits for its turn. */
  limitRenders: RenderLimit;
  log: Log;
  note: (visit: Visit, kind: AnswerKind) => void;
};

/**
 * Finds the shared page of an address. Whoever asks for one that has to be made, renewed or filled is counted first, and waits in a line
 * of their own; one who has asked too much still gets what is kept, stale as it is.
 */
export const createPageFinder = ({ pages, renderPage, limitRenders, log, note }: Parts) => {
  const make = (address: PageAddress, client: string) => pages.get(address.key, () => renderPage(address, client));
  const makeCounted = (address: PageAddress, client: string) => limitRenders(client).then(() => make(address, client));

  const renew = (address: PageAddress, client: string): void => {
    makeCounted(address, client).catch((err: unknown) => {
      if (!(err instanceof TooManyRendersError)) log.error({ err }, 'a page was not renewed');
    });
  };

  /** The page as many visitors share it. */
  const findShared = (address: PageAddress, client: string): Answer | Promise<Answer> => {
    if (address.open !== undefined) return makeCounted(address, client);
    if (pages.has(address.key)) return make(address, client);
    const stale = pages.findKept(address.key);
    if (!stale) return makeCounted(address, client);
    renew(address, client);
    return stale;
  };

  return (visit: Visit, address: PageAddress, client: string): Answer | Promise<Answer> => {
    const page = findShared(address, client);
    note(visit, page instanceof Promise ? 'page' : 'hit');
    const { open } = address;
    if (open === undefined) return page;
    const encoding = chooseEncoding(visit.request.headers['accept-encoding']);
    return Promise.resolve(page).then(async (shared) => {
      const filled = await fillAnswer(shared, open, encoding);
      return filled ?? make(readAddress(address.country, visit.path, ''), client);
    });
  };
};
