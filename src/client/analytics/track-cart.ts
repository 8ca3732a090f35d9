import 'client-only';
import { subscribe } from 'valtio';
import type { PageFacts } from '#shared/analytics/page-facts.ts';
import type { Cart } from '#shared/contract/cart.ts';
import { measuring, recordAction } from '#state/analytics/measuring.ts';

// The page loads the cart itself: this waits for it, and stops when the page is left first.
const whenCartLoaded = async (callback: (cart: Cart) => void): Promise<void> => {
  const { cartState } = await import('#state/cart.ts');
  const { screen } = measuring;
  const check = (): void => {
    const isLeft = measuring.screen !== screen;
    const isLoaded = cartState.status === 'READY' && cartState.cart;
    if (!isLeft && !isLoaded) return;
    unsubscribe();
    if (!isLeft && cartState.cart) callback(cartState.cart as Cart);
  };
  const unsubscribe = subscribe(cartState, check, true);
  check();
};

// Moving back and forth between steps is still the same checkout.
let isOrdering = false;

const trackCheckout = (cart: Cart): void => {
  if (isOrdering || !cart.items.some(({ isPurchasable }) => isPurchasable)) return;
  isOrdering = true;
  recordAction({ kind: 'checkoutBegun', cart });
};

/** Reports the cart view as soon as the cart is known. */
export const trackCartView = (): Promise<void> => whenCartLoaded((cart) => recordAction({ kind: 'cartViewed', cart }));

/** Reports the cart where a page shows it, and the start of the checkout. */
export const trackCartOf = async ({ category, eid }: PageFacts): Promise<void> => {
  const isStep = /^checkout\/(?:address|payment|summary)$/.test(eid);
  if (!isStep) isOrdering = false;
  if (category === 'cart') await trackCartView();
  else if (isStep) await whenCartLoaded(trackCheckout);
};
