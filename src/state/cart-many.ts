import 'client-only';
import { happen } from './analytics/measuring.ts';
import { assignCart, cartState } from './cart.ts';
import { inTurn } from './cart-turns.ts';
import { callRest } from './rest.ts';
import { ringTabs } from './tabs.ts';

type Many = { added: number; soldOut: string[] };

const manyAnswer = async () => (await import('#shared/contract/cart.ts')).manyAdded;

/** Puts a piece of each variant into the cart; answers how many are new there and the names of what is sold out, undefined when it failed. */
export const addManyToCart = (variantKeys: readonly string[]): Promise<Many | undefined> =>
  inTurn(async () => {
    try {
      const before = new Map(cartState.cart?.items.map(({ variantKey, quantity }) => [variantKey, quantity]));
      const body = { variantKeys: variantKeys.join(',') };
      const { added, soldOut, tooFew: _, ...cart } = await callRest('/carts/add-many', { method: 'POST', body, answer: manyAnswer });
      assignCart(cart);
      ringTabs('cart');
      for (const line of cart.items) {
        const quantity = line.quantity - (before.get(line.variantKey) ?? 0);
        if (variantKeys.includes(line.variantKey) && quantity > 0) happen({ kind: 'added', line, quantity });
      }
      return { added, soldOut };
    } catch {
      return undefined;
    }
  });
