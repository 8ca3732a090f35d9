import 'server-only';
import { findVariant, priceOf } from '#backend/catalogue/catalogue.ts';
import type { WantedPieces } from '#shared/contract/cart-calls.ts';
import type { Site } from '#shared/country/site.ts';
import { addPieces } from './cart.queries.ts';
import { nameOf, readStockFor } from './cart-lines.ts';
import { type ChangedCart, changeLines, newLine, requireLineLimit } from './carts.ts';

/** How many articles are new in the cart, and the names of those that are sold out or not in stock in that quantity. */
type AddedMany = ChangedCart & { added: number; soldOut: string[]; tooFew: string[] };

/**
 * Adds variants to the cart, each up to the wanted quantity: pieces already in the cart count. What is sold out or not sold here is left
 * out; it is named, and so is what is added in a smaller quantity.
 */
export const addManyToCart = async (site: Site, token: string | undefined, wanted: readonly WantedPieces[]): Promise<AddedMany> => {
  const piecesOf = new Map(
    wanted.filter(({ variantKey }) => findVariant(variantKey)).map(({ variantKey, pieces }) => [variantKey, pieces]),
  );
  const keys = [...piecesOf.keys()];
  let added = 0;
  let soldOut: string[] = [];
  let tooFew: string[] = [];
  const changed = await changeLines(site, token, async (trx, { cartId }, { lines: before, stock: stockBefore }) => {
    const stock = new Map([...stockBefore, ...(await readStockFor(trx, cartId, keys))]);
    const canBeHad = (key: string): boolean => priceOf(site.country, key) !== undefined && (stock.get(key) ?? 0) > 0;
    const lines = [...before];
    for (const [variantKey, pieces] of piecesOf) {
      const found = findVariant(variantKey);
      const existing = lines.find((line) => line.variantKey === variantKey);
      const quantity = Math.min(pieces, stock.get(variantKey) ?? 0) - (existing?.quantity ?? 0);
      if (!found || !canBeHad(variantKey) || quantity <= 0) continue;
      const line = existing ?? newLine(cartId, found, 0, lines);
      await addPieces(trx, { ...line, quantity });
      const filled = { ...line, quantity: line.quantity + quantity };
      if (existing) lines.splice(lines.indexOf(existing), 1, filled);
      else lines.push(filled);
    }
    requireLineLimit(lines);
    added = lines.length - before.length;
    soldOut = keys.filter((key) => !canBeHad(key)).map((key) => nameOf(site, key));
    tooFew = keys.filter((key) => canBeHad(key) && (stock.get(key) ?? 0) < (piecesOf.get(key) ?? 0)).map((key) => nameOf(site, key));
    return { contents: { lines, stock } };
  });
  return { ...changed, added, soldOut, tooFew };
};
