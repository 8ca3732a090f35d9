import 'client-only';
import { proxy } from 'valtio';
import { cartCountCookie } from '#shared/contract/cart-cookie.ts';
import { readCountCookie } from './count-cookie.ts';
import { onBroadcast } from './tabs.ts';

/** How many pieces lie in the cart, for the header. */
export const cartCount = proxy({ count: 0 });

/** Takes the count from the cookie that the server sets beside the cart's own. */
export const readCartCount = (): void => {
  cartCount.count = readCountCookie(cartCountCookie);
};

/** Keeps the count right from now on, whichever tab changes the cart. Returns how to stop. */
export const watchCartCount = (): (() => void) => {
  readCartCount();
  return onBroadcast('cart', readCartCount);
};
