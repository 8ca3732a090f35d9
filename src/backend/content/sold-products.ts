import 'server-only';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import type { CountryFile, FlowLimit } from '#shared/content/country-file.ts';
import { tapWithin } from '#shared/content/tap-flow.ts';
import type { ContentProduct } from './country-content.ts';

const without = Object.freeze({});

// Countries under the same limit share their products: they are in memory once, however many countries show them.
const soldBefore = new WeakMap<FlowLimit | typeof without, WeakMap<ContentProduct, ContentProduct | 'not sold'>>();

const soldUnder = (product: ContentProduct, limit: FlowLimit | null): ContentProduct | 'not sold' => {
  const { facts, water = {} } = product.file;
  if (facts.kind !== 'tap') return product;
  const own = tapWithin(facts, water, limit);
  if (own === undefined) return 'not sold';
  if (own === facts) return product;
  return Object.freeze({ ...product, file: Object.freeze<ProductFile>({ ...product.file, facts: Object.freeze(own) }) });
};

/** The products that a country may sell, as they are sold there: taps respect its flow limit (Y-12). The rest of the shop knows only these. */
export const soldIn = ({ flowLimit }: CountryFile, products: ReadonlyMap<string, ContentProduct>): ReadonlyMap<string, ContentProduct> => {
  const key = flowLimit ?? without;
  const cached = soldBefore.get(key) ?? new WeakMap<ContentProduct, ContentProduct | 'not sold'>();
  soldBefore.set(key, cached);
  return new Map(
    [...products].flatMap(([productKey, product]): [string, ContentProduct][] => {
      const sold = cached.get(product) ?? soldUnder(product, flowLimit);
      cached.set(product, sold);
      return sold === 'not sold' ? [] : [[productKey, sold]];
    }),
  );
};
