import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '../response/cached-response.ts';

/**
 * Where a page is cached. Each partition has its own budget, so that an endless supply of one kind never evicts another:
 * `document` the shop's own addresses, `variant` navigation responses, queries and searches, `missing` 404s.
 */
export type CachePartition = 'document' | 'variant' | 'missing';

/** A rendered page; without a partition it is sent once and not cached. */
export type Page = CachedResponse & { partition: CachePartition | undefined };

export type PageCacheOptions = {
  maxBytes: number;
  freshMs: number;
  /** Changes whenever the content does, which invalidates the whole cache. Must be cheap: it is read on every hit. */
  version: () => string;
  now?: () => number;
  onRenewalFailed?: (error: unknown) => void;
};

export type PageCache = {
  /** The page if it is cached and fresh. */
  findFresh: (key: string) => Page | undefined;
  /** The page if it is cached, fresh or stale; never triggers a renewal. */
  findCached: (key: string) => Page | undefined;
  /** True for a page that is cached and fresh, or being rendered: requesting it costs no extra render. */
  has: (key: string) => boolean;
  /** The page from the cache (a stale one while it is renewed), or rendered. Concurrent requests for one key share one render. */
  get: (key: string, make: () => Promise<Page>) => Page | Promise<Page>;
  purge: () => void;
  /** Bytes and entries by partition. */
  sizes: () => Record<CachePartition, { bytes: number; entries: number }>;
};

const dayMs = 24 * 60 * 60_000;
const retryMs = 5_000;
const shares: Record<CachePartition, number> = { document: 0.7, variant: 0.25, missing: 0.05 };
const maxMissing = 200;
const partitionNames = ['document', 'variant', 'missing'] as const;

type CacheEntry = { page: Page; renewAt: number; expiresAt: number };

const createPartition = (partition: CachePartition, maxBytes: number) =>
  new LRUCache<string, CacheEntry>({
    maxSize: Math.max(1, Math.floor(maxBytes * shares[partition])),
    sizeCalculation: ({ page }, key) => page.bytes + key.length,
    ...(partition === 'missing' && { max: maxMissing }),
  });

/** Rendered pages in memory: bounded in bytes, one render per key at a time, stale while revalidating, emptied when the content changes. */
export const createPageCache = ({
  maxBytes,
  freshMs,
  version,
  now = Date.now,
  onRenewalFailed = () => {},
}: PageCacheOptions): PageCache => {
  const partitions = {
    document: createPartition('document', maxBytes),
    variant: createPartition('variant', maxBytes),
    missing: createPartition('missing', maxBytes),
  };
  const inFlight = new Map<string, Promise<Page>>();
  let current = version();

  const purge = (): void => {
    for (const partition of partitionNames) partitions[partition].clear();
    inFlight.clear();
    current = version();
  };
  const lookUp = (key: string): CacheEntry | undefined => {
    if (version() !== current) purge();
    const found = partitions.document.get(key) ?? partitions.variant.get(key) ?? partitions.missing.get(key);
    return found && found.expiresAt > now() ? found : undefined;
  };
  const store = (key: string, page: Page, partition: CachePartition): void => {
    for (const other of partitionNames) if (other !== partition) partitions[other].delete(key);
    partitions[partition].set(key, { page, renewAt: now() + freshMs, expiresAt: now() + freshMs + dayMs });
  };
  const make = (key: string, render: () => Promise<Page>): Promise<Page> => {
    const running = inFlight.get(key);
    if (running) return running;
    const started = render().then((page) => {
      // Rendered before a purge: it may show old content, so it answers the waiting requests but is not cached.
      if (inFlight.get(key) === started && version() === current && page.partition) store(key, page, page.partition);
      return page;
    });
    inFlight.set(key, started);
    const clearInFlight = (): void => {
      if (inFlight.get(key) === started) inFlight.delete(key);
    };
    started.then(clearInFlight, clearInFlight);
    return started;
  };
  const renew = (key: string, old: CacheEntry, render: () => Promise<Page>): void => {
    old.renewAt = now() + retryMs;
    make(key, render).catch(onRenewalFailed);
  };

  const findFresh = (key: string): Page | undefined => {
    const found = lookUp(key);
    return found && found.renewAt > now() ? found.page : undefined;
  };

  return {
    findFresh,
    findCached: (key) => lookUp(key)?.page,
    has: (key) => inFlight.has(key) || findFresh(key) !== undefined,
    get: (key, render) => {
      const found = lookUp(key);
      if (!found) return make(key, render);
      if (found.renewAt <= now()) renew(key, found, render);
      return found.page;
    },
    purge,
    sizes: () => ({
      document: { bytes: partitions.document.calculatedSize, entries: partitions.document.size },
      variant: { bytes: partitions.variant.calculatedSize, entries: partitions.variant.size },
      missing: { bytes: partitions.missing.calculatedSize, entries: partitions.missing.size },
    }),
  };
};
