import 'client-only';
import { assignCart } from './cart.ts';
import { inTurn } from './cart-turns.ts';
import { callRest } from './rest.ts';
import { ringTabs } from './tabs.ts';

type Many = { added: number; soldOut: string[] };

const manyAnswer = async () => (await import('#shared/contract/cart.ts')).manyAdded;

/** Puts a piece of each variant into the cart; answers how many are new there and the names of what is sold out, undefined when it failed. */
export const addManyToCart = (variantKeys: readonly string[]): Promise<Many | undefined> =>
  inTurn(async () => {
    try {
      const body = { variantKeys: variantKeys.join(',') };
      const { added, soldOut, ...cart } = await callRest('/carts/add-many', { method: 'POST', body, answer: manyAnswer });
      assignCart(cart);
      ringTabs('cart');
      return { added, soldOut };
    } catch {
      return undefined;
    }
  });
