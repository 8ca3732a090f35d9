import 'client-only';
import type { ProductAnswer } from '#shared/contract/product.ts';
import { type LastSeenEntry, lastSeenProducts, readLastSeen, type SeenProduct } from './last-seen.ts';
import { callRest } from './rest.ts';

const contract = async () => (await import('#shared/contract/product.ts')).product;

const articleOf = ({ productKey, name, url, variants }: ProductAnswer, variantKey: string): SeenProduct[] => {
  const variant = variants.find(({ key }) => key === variantKey);
  // The first finish answers at the product's own address.
  return variant ? [{ productKey, name, url: variant === variants[0] ? url : `${url}?finish=${variant.finish}`, variant }] : [];
};

/** One article; none where it cannot be fetched or is not sold in this finish any more (M-49). */
const fetchSeen = async ({ productKey, variantKey }: LastSeenEntry): Promise<SeenProduct[]> => {
  try {
    return articleOf(await callRest('/api/product', { query: { productKey }, answer: contract }), variantKey);
  } catch {
    return [];
  }
};

/** Asks the server for everything that was looked at, the latest first. Whoever calls must have consent. */
export const loadLastSeen = async (): Promise<void> => {
  lastSeenProducts.shown = (await Promise.all(readLastSeen().map(fetchSeen))).flat();
};
