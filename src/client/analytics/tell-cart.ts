import 'client-only';
import { subscribe } from 'valtio';
import type { PageFacts } from '#shared/analytics/page-facts.ts';
import type { Cart } from '#shared/contract/cart.ts';
import { happen, measuring } from '#state/analytics/measuring.ts';

// The page loads the cart itself: this waits for it, and gives up where the page is left before.
const whenKnown = async (tell: (cart: Cart) => void): Promise<void> => {
  const { cartState } = await import('#state/cart.ts');
  const { screen } = measuring;
  const look = (): void => {
    const isLeft = measuring.screen !== screen;
    const isKnown = cartState.status === 'READY' && cartState.cart;
    if (!isLeft && !isKnown) return;
    forget();
    if (!isLeft && cartState.cart) tell(cartState.cart as Cart);
  };
  const forget = subscribe(cartState, look, true);
  look();
};

// Steps back and forth are the same checkout.
let isOrdering = false;

const tellCheckout = (cart: Cart): void => {
  if (isOrdering || !cart.items.some(({ isPurchasable }) => isPurchasable)) return;
  isOrdering = true;
  happen({ kind: 'checkoutBegun', cart });
};

/** Tells that the cart is looked at, once it is known. */
export const tellCart = (): Promise<void> => whenKnown((cart) => happen({ kind: 'cartViewed', cart }));

/** Tells of the cart where a page shows it, and of the checkout that has begun. */
export const tellCartOf = async ({ category, eid }: PageFacts): Promise<void> => {
  const isStep = /^checkout\/(?:address|payment|summary)$/.test(eid);
  if (!isStep) isOrdering = false;
  if (category === 'cart') await tellCart();
  else if (isStep) await whenKnown(tellCheckout);
};
