import type { AcceptedReturn } from '#shared/analytics/page-facts.ts';
import type { Cart, CartItem } from '#shared/contract/cart.ts';

/** What somebody did that analytics is told of, in the words of the shop. */
export type ShopAction =
  /** Pieces of one article came into the cart or left it. */
  | { kind: 'added' | 'removed'; line: CartItem; quantity: number }
  | { kind: 'wished'; variantKeys: readonly string[] }
  /** The overlay with the cart was opened to look at it, not because something came into it. */
  | { kind: 'cartOpened' }
  /** The cart as the server answered: looked at, on the way to the order, with its delivery, with its payment. */
  | { kind: 'cartViewed' | 'checkoutBegun' | 'deliveryGiven' | 'paymentGiven'; cart: Cart }
  | { kind: 'returnAccepted'; accepted: AcceptedReturn };
