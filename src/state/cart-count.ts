import 'client-only';
import { proxy } from 'valtio';
import { cartCountCookie } from '#shared/contract/cart-cookie.ts';
import { readCountCookie } from './count-cookie.ts';
import { onBroadcast } from './tabs.ts';

/** The number of pieces in the cart, for the header. */
export const cartCount = proxy({ count: 0 });

/** Reads the count from the cookie that the server sets along with the cart's own. */
export const readCartCount = (): void => {
  cartCount.count = readCountCookie(cartCountCookie);
};

/** Keeps the count up to date, whichever tab changes the cart. Returns a cleanup function. */
export const watchCartCount = (): (() => void) => {
  readCartCount();
  return onBroadcast('cart', readCartCount);
};
