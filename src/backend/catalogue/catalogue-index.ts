import 'server-only';
import { type ContentProduct, type CountryContent, getCountryContent } from '#backend/content/content.ts';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import { type ListName, listOf } from '#shared/catalogue/product-list.ts';
import type { CountryCode } from '#shared/country/countries.ts';

export type VariantFile = ProductFile['variants'][number];
/** A variant with its product. */
export type Article = { product: ContentProduct; variant: VariantFile };
/** A picture as one product shows it: of one of its variants, or of all. */
type ProductMedia = { identifier: string; variantKey: string | null; view: string | null };

/** A country's catalogue, indexed for lookups. */
export type CatalogueIndex = {
  products: ReadonlyMap<string, ContentProduct>;
  articles: ReadonlyMap<string, Article>;
  bySku: ReadonlyMap<string, Article>;
  /** Pictures by product, in the order of the media list. */
  media: ReadonlyMap<string, readonly ProductMedia[]>;
  /** Products of a list, the most popular first. */
  lists: Readonly<Record<ListName, readonly ContentProduct[]>>;
  /** The sizes of a product family, by the family that they name, the narrowest first. */
  families: ReadonlyMap<string, readonly ContentProduct[]>;
  /** The variants of those products, in the same order. */
  articlesByList: Readonly<Record<ListName, readonly Article[]>>;
};

const mediaByProduct = (media: CountryContent['media'], articles: ReadonlyMap<string, Article>): Map<string, ProductMedia[]> => {
  const found = new Map<string, ProductMedia[]>();
  const add = (productKey: string | undefined, shown: ProductMedia): void => {
    if (productKey === undefined) return;
    const existing = found.get(productKey);
    if (existing) existing.push(shown);
    else found.set(productKey, [shown]);
  };
  const productOf = (variantKey: string): string | undefined => articles.get(variantKey)?.product.file.productKey;
  for (const [identifier, { productKey, variantKey, view, shows }] of Object.entries(media)) {
    add(productKey ?? (variantKey === null ? undefined : productOf(variantKey)), { identifier, variantKey, view });
    for (const shown of shows) add(productOf(shown), { identifier, variantKey: shown, view });
  }
  return found;
};

const widthOf = ({ file: { facts } }: ContentProduct): number => (facts.kind === 'sink' ? facts.outer.width : 0);

const familiesIn = (products: readonly ContentProduct[]): Map<string, ContentProduct[]> => {
  const found = Map.groupBy(products, ({ file }) => file.family ?? '');
  found.delete('');
  return new Map([...found].map(([family, members]) => [family, members.toSorted((a, b) => widthOf(a) - widthOf(b))]));
};

const build = (content: CountryContent): CatalogueIndex => {
  const products = [...content.products.values()].toSorted((a, b) => a.file.popularity - b.file.popularity);
  const productsOf = (list: ListName): ContentProduct[] => products.filter(({ file }) => listOf(file.facts) === list);
  const articlesOf = (some: readonly ContentProduct[]): Article[] =>
    some.flatMap((product) => product.file.variants.map((variant) => ({ product, variant })));
  const all = articlesOf(products);
  const articles = new Map(all.map((article) => [article.variant.variantKey, article]));
  const lists = { sinks: productsOf('sinks'), taps: productsOf('taps'), accessories: productsOf('accessories') };
  return {
    products: content.products,
    articles,
    bySku: new Map(all.map((article) => [article.variant.sku, article])),
    media: mediaByProduct(content.media, articles),
    lists,
    families: familiesIn(products),
    articlesByList: {
      sinks: articlesOf(lists.sinks),
      taps: articlesOf(lists.taps),
      accessories: articlesOf(lists.accessories),
    },
  };
};

const cache = new WeakMap<CountryContent, CatalogueIndex>();

/** The catalogue of a country, built once for each state of the content. */
export const catalogueOf = (country: CountryCode): CatalogueIndex => getOrInsertComputed(cache, getCountryContent(country), build);
