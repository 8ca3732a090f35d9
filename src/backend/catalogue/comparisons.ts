import 'server-only';
import type { ContentProduct } from '#backend/content/content.ts';
import { database } from '#backend/database/database.ts';
import type { ChosenComparison, FamilyView } from '#shared/catalogue/comparison.ts';
import { listOf } from '#shared/catalogue/product-list.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { catalogueOf } from './catalogue-index.ts';
import { chooseProducts } from './chosen-products.ts';
import { comparedRows } from './compared-rows.ts';
import { drawFamily, membersOf } from './families.ts';
import { readStock } from './stock.ts';
import { leadingVariant, presentTile } from './tile.ts';

const tilesOf = async (site: Site, products: readonly ContentProduct[]): Promise<ProductTile[]> => {
  const keys = products.flatMap(({ file }) => file.variants.map(({ variantKey }) => variantKey));
  const stock = await readStock(database, keys);
  return products.map((product) => presentTile(site, leadingVariant(product, stock), stock));
};

const nameOf = ({ file }: ContentProduct): string => file.name;

/** Up to four products of one kind side by side (B-11), as a visitor requested them; undefined where the country has none of them. */
export const compareProducts = async (site: Site, productKeys: readonly string[]): Promise<ChosenComparison | undefined> => {
  const chosen = chooseProducts(catalogueOf(site.country), productKeys);
  if (!chosen) return undefined;
  return {
    list: chosen.list,
    tiles: await tilesOf(site, chosen.shown),
    rows: comparedRows(site, chosen.shown),
    tooMany: chosen.tooMany.map(nameOf),
    otherKind: chosen.otherKind.map(nameOf),
    others: chosen.others
      .map(({ file: { productKey, name } }) => ({ productKey, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, site.locale)),
  };
};

/** All sizes of a family side by side, from the narrowest on; undefined where the country has none. */
export const compareFamily = async (site: Site, family: string): Promise<FamilyView | undefined> => {
  const members = membersOf(site, family);
  const [first] = members;
  if (!first) return undefined;
  return {
    list: listOf(first.file.facts),
    tiles: await tilesOf(site, members),
    rows: comparedRows(site, members),
    drawings: drawFamily(site, members),
  };
};
