import 'server-only';
import type { ContentProduct } from '#backend/content/content.ts';
import { type ListName, listOf } from '#shared/catalogue/product-list.ts';
import { maxCompared } from '#shared/routes/compare-query.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** Products to compare, and those for which there is no column. */
type ChosenProducts = {
  list: ListName;
  shown: ContentProduct[];
  tooMany: ContentProduct[];
  otherKind: ContentProduct[];
  others: ContentProduct[];
};

/** The requested products to compare: each once, all of the kind of the first, up to the maximum; undefined where the country has none of them. */
export const chooseProducts = ({ products, lists }: CatalogueIndex, productKeys: readonly string[]): ChosenProducts | undefined => {
  const existing = [...new Set(productKeys)].flatMap((key) => products.get(key) ?? []);
  const [first] = existing;
  if (!first) return undefined;
  const list = listOf(first.file.facts);
  const isOfKind = ({ file }: ContentProduct): boolean => listOf(file.facts) === list;
  const ofKind = existing.filter(isOfKind);
  const shown = ofKind.slice(0, maxCompared);
  return {
    list,
    shown,
    tooMany: ofKind.slice(maxCompared),
    otherKind: existing.filter((product) => !isOfKind(product)),
    others: lists[list].filter((product) => !shown.includes(product)),
  };
};
