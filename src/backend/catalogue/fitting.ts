import 'server-only';
import type { ContentProduct } from '#backend/content/content.ts';
import { accessoryFits } from '#shared/catalogue/accessory-fit.ts';
import { type ListName, listNames } from '#shared/catalogue/product-list.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** Products of one list that go with another product: the first as tiles, the others by name. */
type Fitting = { list: ListName; shown: ContentProduct[]; others: ContentProduct[] };

/** The number of tiles in a row. */
const maxShown = 4;

const goTogether = ({ file: one }: ContentProduct, { file: other }: ContentProduct): boolean => {
  if (one.facts.kind === 'accessory') return other.facts.kind !== 'accessory' && accessoryFits(one.facts, other.facts);
  return other.facts.kind === 'accessory' && accessoryFits(other.facts, one.facts);
};

/** What fits by its dimensions, list by list: accessories for a sink or tap, sinks and taps for an accessory; editors' picks come first. */
export const fittingOf = ({ lists }: Pick<CatalogueIndex, 'lists'>, product: ContentProduct): Fitting[] => {
  const named = new Set(product.file.matching);
  return listNames
    .map((list): Fitting => {
      const found = lists[list].filter((other) => goTogether(product, other));
      const ordered = [...found].sort((a, b) => Number(named.has(b.file.productKey)) - Number(named.has(a.file.productKey)));
      return { list, shown: ordered.slice(0, maxShown), others: ordered.slice(maxShown) };
    })
    .filter(({ shown }) => shown.length > 0);
};
