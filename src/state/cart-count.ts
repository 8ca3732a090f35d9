import 'client-only';
import { proxy } from 'valtio';

/** Name of the readable cookie that tells how many pieces the cart holds: who has none asks the server nothing. */
const cookieName = 'cart-items';

/** How many pieces lie in the cart, for the header. */
export const cartCount = proxy({ count: 0 });

/** Takes the count from the cookie that the server sets beside the cart's own. */
export const readCartCount = (): void => {
  const value = new RegExp(`(?:^|; )${cookieName}=(\\d{1,4})(?:;|$)`).exec(document.cookie)?.[1];
  cartCount.count = Number(value ?? 0);
};
