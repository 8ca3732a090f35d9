import { LRUCache } from 'lru-cache';
import type { Answer } from '../response/answer.ts';

/**
 * Where a page is kept. Each shelf has its own budget, so that an endless supply of one kind never pushes another out:
 * `document` the shop's own addresses, `variant` navigation answers, queries and searches, `missing` 404s.
 */
export type Shelf = 'document' | 'variant' | 'missing';

/** A rendered page; without a shelf it is sent once and not kept. */
export type Page = Answer & { shelf: Shelf | undefined };

export type PageCacheOptions = {
  maxBytes: number;
  freshMs: number;
  /** Changes whenever the content does: then nothing kept is true any more. Must be cheap, it is read on every hit. */
  version: () => string;
  now?: () => number;
  onRenewalFailed?: (error: unknown) => void;
};

export type PageCache = {
  /** The page when it is kept and fresh. */
  findFresh: (key: string) => Page | undefined;
  /** The page when it is kept, fresh or not: looking at it renews nothing. */
  findKept: (key: string) => Page | undefined;
  /** True for a page that is kept fresh or on its way: asking for it costs no render. */
  has: (key: string) => boolean;
  /** The page: kept (a stale one too, while it is renewed), or made. However many ask, one key is made once at a time. */
  get: (key: string, make: () => Promise<Page>) => Page | Promise<Page>;
  purge: () => void;
  /** Bytes and entries by shelf. */
  sizes: () => Record<Shelf, { bytes: number; entries: number }>;
};

const dayMs = 24 * 60 * 60_000;
const retryMs = 5_000;
const shares: Record<Shelf, number> = { document: 0.7, variant: 0.25, missing: 0.05 };
const maxMissing = 200;
const shelves = ['document', 'variant', 'missing'] as const;

type Kept = { page: Page; renewAt: number; goneAt: number };

const createShelf = (shelf: Shelf, maxBytes: number) =>
  new LRUCache<string, Kept>({
    maxSize: Math.max(1, Math.floor(maxBytes * shares[shelf])),
    sizeCalculation: ({ page }, key) => page.bytes + key.length,
    ...(shelf === 'missing' && { max: maxMissing }),
  });

/** Rendered pages in memory: bounded in bytes, one render a key, stale ones answer while they are renewed, all gone when the content changes. */
export const createPageCache = ({
  maxBytes,
  freshMs,
  version,
  now = Date.now,
  onRenewalFailed = () => {},
}: PageCacheOptions): PageCache => {
  const kept = {
    document: createShelf('document', maxBytes),
    variant: createShelf('variant', maxBytes),
    missing: createShelf('missing', maxBytes),
  };
  const inFlight = new Map<string, Promise<Page>>();
  let current = version();

  const purge = (): void => {
    for (const shelf of shelves) kept[shelf].clear();
    inFlight.clear();
    current = version();
  };
  const look = (key: string): Kept | undefined => {
    if (version() !== current) purge();
    const found = kept.document.get(key) ?? kept.variant.get(key) ?? kept.missing.get(key);
    return found && found.goneAt > now() ? found : undefined;
  };
  const keep = (key: string, page: Page, shelf: Shelf): void => {
    for (const other of shelves) if (other !== shelf) kept[other].delete(key);
    kept[shelf].set(key, { page, renewAt: now() + freshMs, goneAt: now() + freshMs + dayMs });
  };
  const make = (key: string, render: () => Promise<Page>): Promise<Page> => {
    const running = inFlight.get(key);
    if (running) return running;
    const started = render().then((page) => {
      // Made before a purge: it may show the old content, so it answers those who waited and is forgotten.
      if (inFlight.get(key) === started && version() === current && page.shelf) keep(key, page, page.shelf);
      return page;
    });
    inFlight.set(key, started);
    const forget = (): void => {
      if (inFlight.get(key) === started) inFlight.delete(key);
    };
    started.then(forget, forget);
    return started;
  };
  const renew = (key: string, old: Kept, render: () => Promise<Page>): void => {
    old.renewAt = now() + retryMs;
    make(key, render).catch(onRenewalFailed);
  };

  const findFresh = (key: string): Page | undefined => {
    const found = look(key);
    return found && found.renewAt > now() ? found.page : undefined;
  };

  return {
    findFresh,
    findKept: (key) => look(key)?.page,
    has: (key) => inFlight.has(key) || findFresh(key) !== undefined,
    get: (key, render) => {
      const found = look(key);
      if (!found) return make(key, render);
      if (found.renewAt <= now()) renew(key, found, render);
      return found.page;
    },
    purge,
    sizes: () => ({
      document: { bytes: kept.document.calculatedSize, entries: kept.document.size },
      variant: { bytes: kept.variant.calculatedSize, entries: kept.variant.size },
      missing: { bytes: kept.missing.calculatedSize, entries: kept.missing.size },
    }),
  };
};
