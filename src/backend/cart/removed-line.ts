import 'server-only';
import { database } from '#backend/database/database.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { RemoveFromCart } from '#shared/contract/cart-calls.ts';
import type { Site } from '#shared/country/site.ts';
import { findCartRow } from './cart.queries.ts';
import { presentLines, readContents } from './cart-lines.ts';

/** The draft that lets a no-script document offer a line again that is about to be removed; undefined when pieces of it will be left. */
export const draftOfRemoved = async (
  site: Site,
  token: string | undefined,
  { variantKey, quantity }: RemoveFromCart,
): Promise<NonNullable<Cart['draft']> | undefined> => {
  const row = token === undefined ? undefined : await findCartRow(database, token);
  const items = row ? presentLines(site, await readContents(database, row.cartId)) : [];
  const position = items.findIndex((item) => item.variantKey === variantKey);
  const line = items[position];
  if (!line || line.quantity > Number(quantity)) return undefined;
  const { productKey, item } = line;
  const name = `${item.name}, ${item.variantName}`;
  return { form: 'remove', fields: { productKey, variantKey, name, quantity: `${line.quantity}`, position: `${position}` }, problems: [] };
};
