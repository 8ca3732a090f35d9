import 'client-only';
import { proxy } from 'valtio';
import { cartCountCookie } from '#shared/contract/cart-cookie.ts';

/** How many pieces lie in the cart, for the header. */
export const cartCount = proxy({ count: 0 });

/** Takes the count from the cookie that the server sets beside the cart's own. */
export const readCartCount = (): void => {
  const value = new RegExp(`(?:^|; )${cartCountCookie}=(\\d{1,4})(?:;|$)`).exec(document.cookie)?.[1];
  cartCount.count = Number(value ?? 0);
};
