import 'server-only';
import type { ContentProduct } from '#backend/content/content.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { type Article, catalogueOf } from './catalogue-index.ts';

/** A product found by name, and the article if its number was typed. */
type NamedModel = { product: ContentProduct; article: Article | undefined };

// `Delta 60 S`, `delta-60-s` and `10.60.2101` as people write them: with or without spaces, hyphens and dots.
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The product by name or article number, as typed; undefined if nothing in the country matches. */
export const findNamedModel = (country: CountryCode, typed: string): NamedModel | undefined => {
  const wantedName = bare(typed);
  if (wantedName === '') return undefined;
  for (const product of catalogueOf(country).products.values()) {
    const { productKey, name, variants } = product.file;
    const numbered = variants.find(({ sku }) => bare(sku) === wantedName);
    // For a product that comes in one finish, the name is enough.
    const variant = numbered ?? (variants.length === 1 ? variants[0] : undefined);
    if (numbered || [productKey, name].some((called) => bare(called) === wantedName))
      return { product, article: variant && { product, variant } };
  }
  return undefined;
};
