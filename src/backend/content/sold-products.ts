import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import type { CountryFile, FlowLimit } from '#shared/content/country-file.ts';
import { tapWithin } from '#shared/content/tap-flow.ts';
import type { ContentProduct } from './country-content.ts';

const without = Object.freeze({});

// Countries under the same limit share their products: they are in memory once, however many countries show them.
const cache = new WeakMap<FlowLimit | typeof without, WeakMap<ContentProduct, ContentProduct | undefined>>();

const soldUnder = (product: ContentProduct, limit: FlowLimit | null): ContentProduct | undefined => {
  const { facts, water = {} } = product.file;
  if (facts.kind !== 'tap') return product;
  const own = tapWithin(facts, water, limit);
  if (own === undefined || own === facts) return own && product;
  return Object.freeze({ ...product, file: Object.freeze<ProductFile>({ ...product.file, facts: Object.freeze(own) }) });
};

/** The products that a country may sell, as they are sold there: taps respect its flow limit (Y-12). The rest of the shop knows only these. */
export const soldIn = ({ flowLimit }: CountryFile, products: ReadonlyMap<string, ContentProduct>): ReadonlyMap<string, ContentProduct> => {
  const cached = getOrInsertComputed(cache, flowLimit ?? without, () => new WeakMap());
  return new Map(
    [...products].flatMap(([productKey, product]): [string, ContentProduct][] => {
      const sold = getOrInsertComputed(cached, product, () => soldUnder(product, flowLimit));
      return sold ? [[productKey, sold]] : [];
    }),
  );
};
