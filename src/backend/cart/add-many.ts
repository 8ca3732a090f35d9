import 'server-only';
import { findVariant, priceOf } from '#backend/catalogue/catalogue.ts';
import type { Site } from '#shared/country/site.ts';
import { addPieces } from './cart.queries.ts';
import { nameOf, readStockFor } from './cart-lines.ts';
import { type ChangedCart, changeLines, newLine, requireRoom } from './carts.ts';

/** How many articles are new in the cart, and the names of those that cannot be had now. */
export type AddedMany = ChangedCart & { added: number; soldOut: string[] };

/** Puts one piece of each variant into the cart that does not lie there yet; what is sold out or not sold here stays out and is named. */
export const addManyToCart = async (site: Site, token: string | undefined, variantKeys: readonly string[]): Promise<AddedMany> => {
  const keys = [...new Set(variantKeys)].filter((key) => findVariant(key) !== undefined);
  let added = 0;
  let soldOut: string[] = [];
  const changed = await changeLines(site, token, async (trx, { cartId }, { lines: before, stock: stockBefore }) => {
    const stock = new Map([...stockBefore, ...(await readStockFor(trx, cartId, keys))]);
    const canBeHad = (key: string): boolean => priceOf(site.country, key) !== undefined && (stock.get(key) ?? 0) > 0;
    const lines = [...before];
    for (const variantKey of keys) {
      const found = findVariant(variantKey);
      if (!found || !canBeHad(variantKey) || before.some((line) => line.variantKey === variantKey)) continue;
      const line = newLine(cartId, found, 1, lines);
      await addPieces(trx, line);
      lines.push(line);
    }
    requireRoom(lines);
    added = lines.length - before.length;
    soldOut = keys.filter((key) => !canBeHad(key)).map((key) => nameOf(site, key));
    return { contents: { lines, stock } };
  });
  return { ...changed, added, soldOut };
};
