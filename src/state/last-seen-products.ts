import 'client-only';
import { proxy } from 'valtio';
import type { ProductAnswer, Variant } from '#shared/contract/product.ts';
import { type LastSeenEntry, readLastSeen } from './last-seen.ts';
import { callRest } from './rest.ts';

/** An article that was looked at, as it is sold today. */
export type SeenProduct = { productKey: string; name: string; url: string; variant: Variant };

/** What was looked at and can still be bought; empty until the server has told. */
export const lastSeenProducts = proxy<{ shown: SeenProduct[] }>({ shown: [] });

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
