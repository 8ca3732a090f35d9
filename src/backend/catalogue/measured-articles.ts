import 'server-only';
import { database } from '#backend/database/database.ts';
import type { ProductFacts } from '#shared/catalogue/facts.ts';
import type { MeasuredArticle } from '#shared/contract/measured-article.ts';
import type { Site } from '#shared/country/site.ts';
import { describeItem, findVariant, priceOf, referenceOf } from './articles.ts';
import { readStock } from './stock.ts';

const sortOf = (facts: ProductFacts): string => {
  if (facts.kind === 'tap') return facts.style;
  return facts.kind === 'sink' ? facts.material : facts.use;
};

/** The category and subcategory of a variant, in words that no language changes; undefined once it has left the catalogue. */
export const categoriesOf = (variantKey: string): string[] | undefined => {
  const article = findVariant(variantKey);
  return article && [article.product.facts.kind, sortOf(article.product.facts)];
};

const present = (site: Site, variantKey: string, pieces: number): MeasuredArticle[] => {
  const article = findVariant(variantKey);
  const price = priceOf(site.country, variantKey);
  const item = describeItem(site, variantKey);
  if (!article || !price || !item) return [];
  const { productKey, badge, guaranteeYears } = article.product;
  const { sku, finish } = article.variant;
  return [
    {
      productKey,
      variantKey,
      sku,
      name: item.name,
      variantName: item.variantName,
      finish,
      categories: categoriesOf(variantKey) ?? [],
      price,
      isReduced: referenceOf(site, variantKey, 1).reference !== undefined,
      isInStock: pieces > 0,
      badge,
      guaranteeYears,
    },
  ];
};

/** Articles as analytics names them, in the requested order; what the country does not sell is left out. */
export const findMeasuredArticles = async (site: Site, variantKeys: readonly string[]): Promise<MeasuredArticle[]> => {
  const stock = await readStock(database, variantKeys);
  return variantKeys.flatMap((key) => present(site, key, stock.get(key) ?? 0));
};
