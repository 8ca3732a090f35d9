import 'client-only';
import { assignCart } from './cart.ts';
import { callRest } from './rest.ts';
import { ringTabs } from './tabs.ts';

/** Puts a piece of each variant into the cart; answers how many are new there and the names of what is sold out, undefined when it failed. */
export const addManyToCart = async (variantKeys: readonly string[]): Promise<{ added: number; soldOut: string[] } | undefined> => {
  try {
    const answer = async () => (await import('#shared/contract/cart.ts')).manyAdded;
    const { added, soldOut, ...cart } = await callRest('/carts/add-many', {
      method: 'POST',
      body: { variantKeys: variantKeys.join(',') },
      answer,
    });
    assignCart(cart);
    ringTabs('cart');
    return { added, soldOut };
  } catch {
    return undefined;
  }
};
