import 'client-only';
import type { ProductAnswer, Variant } from '#shared/contract/product.ts';
import { callRest } from './rest.ts';

/** A variant as it is currently sold. */
export type Article = { productKey: string; name: string; url: string; variant: Variant };

const contract = async () => (await import('#shared/contract/product.ts')).product;

const articleOf = ({ productKey, name, url, variants }: ProductAnswer, variantKey: string): Article | undefined => {
  const variant = variants.find(({ key }) => key === variantKey);
  // The first finish is served at the product's own URL.
  return variant && { productKey, name, url: variant === variants[0] ? url : `${url}?finish=${variant.finish}`, variant };
};

/** The server's data of a variant; undefined if the request fails, or the variant is no longer sold. */
export const fetchArticle = async (productKey: string, variantKey: string): Promise<Article | undefined> => {
  try {
    return articleOf(await callRest('/api/product', { query: { productKey }, answer: contract }), variantKey);
  } catch {
    return undefined;
  }
};
