import 'server-only';
import { findVariant, priceOf } from '#backend/catalogue/catalogue.ts';
import type { Site } from '#shared/country/site.ts';
import { addPieces, findLines, nextAddedAt } from './cart.queries.ts';
import { nameOf, readStockFor } from './cart-lines.ts';
import { type ChangedCart, changeCart, requireRoom } from './carts.ts';

/** How many articles are new in the cart, and the names of those that cannot be had now. */
export type AddedMany = ChangedCart & { added: number; soldOut: string[] };

/** Puts one piece of each variant into the cart that does not lie there yet; what is sold out or not sold here stays out and is named. */
export const addManyToCart = async (site: Site, token: string | undefined, variantKeys: readonly string[]): Promise<AddedMany> => {
  const keys = [...new Set(variantKeys)].filter((key) => findVariant(key) !== undefined);
  let added = 0;
  let soldOut: string[] = [];
  const changed = await changeCart(site, token, async (trx, { cartId }) => {
    const lying = new Set((await findLines(trx, cartId)).map(({ variantKey }) => variantKey));
    const stock = await readStockFor(trx, cartId, keys);
    const canBeHad = (key: string): boolean => priceOf(site.country, key) !== undefined && (stock.get(key) ?? 0) > 0;
    const missing = keys.filter((key) => canBeHad(key) && !lying.has(key));
    for (const variantKey of missing) {
      const found = findVariant(variantKey);
      if (!found) continue;
      const { productKey } = found.product;
      const addedAt = await nextAddedAt(trx, cartId);
      await addPieces(trx, { cartId, variantKey, productKey, sku: found.variant.sku, quantity: 1, addedAt });
    }
    await requireRoom(trx, cartId);
    added = missing.length;
    soldOut = keys.filter((key) => !canBeHad(key)).map((key) => nameOf(site, key));
    return {};
  });
  return { ...changed, added, soldOut };
};
