import 'server-only';
import type { Cart } from '#shared/contract/cart.ts';
import type { RemoveFromCart } from '#shared/contract/cart-calls.ts';
import type { Site } from '#shared/country/site.ts';
import { getCart } from './cart.ts';

/** What a plain document needs to offer a line again that is about to be removed; undefined when pieces of it will be left. */
export const draftOfRemoved = async (
  site: Site,
  token: string | undefined,
  { variantKey, quantity }: RemoveFromCart,
): Promise<NonNullable<Cart['draft']> | undefined> => {
  const { items } = await getCart(site, token);
  const position = items.findIndex((item) => item.variantKey === variantKey);
  const line = items[position];
  if (!line || line.quantity > Number(quantity)) return undefined;
  const { productKey, item } = line;
  const name = `${item.name}, ${item.variantName}`;
  return { form: 'remove', fields: { productKey, variantKey, name, quantity: `${line.quantity}`, position: `${position}` }, problems: [] };
};
