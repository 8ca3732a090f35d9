import 'client-only';
import type { ProductAnswer, Variant } from '#shared/contract/product.ts';
import { callRest } from './rest.ts';

/** A variant as it is sold today. */
export type Article = { productKey: string; name: string; url: string; variant: Variant };

const contract = async () => (await import('#shared/contract/product.ts')).product;

const articleOf = ({ productKey, name, url, variants }: ProductAnswer, variantKey: string): Article | undefined => {
  const variant = variants.find(({ key }) => key === variantKey);
  // The first finish answers at the product's own address.
  return variant && { productKey, name, url: variant === variants[0] ? url : `${url}?finish=${variant.finish}`, variant };
};

/** What the server knows of a variant; undefined where it cannot be asked, or the variant is not sold any more. */
export const fetchArticle = async (productKey: string, variantKey: string): Promise<Article | undefined> => {
  try {
    return articleOf(await callRest('/api/product', { query: { productKey }, answer: contract }), variantKey);
  } catch {
    return undefined;
  }
};
