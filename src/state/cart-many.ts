import 'client-only';
import { recordAction } from './analytics/measuring.ts';
import { assignCart, cartState } from './cart.ts';
import { enqueue } from './cart-queue.ts';
import { callRest } from './rest.ts';
import { broadcast } from './tabs.ts';

type Many = { added: number; soldOut: string[] };

const loadManySchema = async () => (await import('#shared/contract/cart.ts')).manyAdded;

/** Adds one piece of each variant to the cart; returns how many were added and the names of sold-out ones, undefined on failure. */
export const addManyToCart = (variantKeys: readonly string[]): Promise<Many | undefined> =>
  enqueue(async () => {
    try {
      const before = new Map(cartState.cart?.items.map(({ variantKey, quantity }) => [variantKey, quantity]));
      const body = { variantKeys: variantKeys.join(',') };
      const { added, soldOut, tooFew: _, ...cart } = await callRest('/carts/add-many', { method: 'POST', body, answer: loadManySchema });
      assignCart(cart);
      broadcast('cart');
      for (const line of cart.items) {
        const quantity = line.quantity - (before.get(line.variantKey) ?? 0);
        if (variantKeys.includes(line.variantKey) && quantity > 0) recordAction({ kind: 'added', line, quantity });
      }
      return { added, soldOut };
    } catch {
      return undefined;
    }
  });
