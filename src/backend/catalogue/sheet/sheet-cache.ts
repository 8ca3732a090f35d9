import 'server-only';
import { LRUCache } from 'lru-cache';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import { textsOf } from '../texts.ts';
import { dataSheetOf } from './data-sheet.ts';

/** Bytes of data sheets cached in memory: more than all sheets of all sites, or whoever asks for one after the other finds none. */
const maxSize = 64 * 1024 * 1024;

const cache = new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize, sizeCalculation: ({ byteLength }) => byteLength });
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

const make = async (key: string, site: Site, view: ProductView): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    const sheet = new Uint8Array(await dataSheetOf(site, textsOf(site.locale), view));
    cache.set(key, sheet);
    return sheet;
  } finally {
    underWay.delete(key);
  }
};

/**
 * The data sheet of a product in a country's language, created at the first request and cached; concurrent requests create one sheet. The
 * facts, and so the sheets, stay the same until the shop restarts.
 */
export const findDataSheet = (site: Site, view: ProductView): Promise<Uint8Array<ArrayBuffer>> => {
  const key = `${site.country} ${site.language} ${view.productKey}`;
  const found = cache.get(key);
  if (found) return Promise.resolve(found);
  const started = underWay.get(key) ?? make(key, site, view);
  underWay.set(key, started);
  return started;
};
