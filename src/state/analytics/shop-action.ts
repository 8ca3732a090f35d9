import type { AcceptedReturn } from '#shared/analytics/page-facts.ts';
import type { Cart, CartItem } from '#shared/contract/cart.ts';

/** A visitor's action that is reported to analytics, in the shop's own terms. */
export type ShopAction =
  /** Pieces of one article were added to the cart or removed. */
  | { kind: 'added' | 'removed'; line: CartItem; quantity: number }
  | { kind: 'wished'; variantKeys: readonly string[] }
  /** The visitor opened the cart overlay; not opened by an add. */
  | { kind: 'cartOpened' }
  /** The cart from the server's response: viewed, at checkout start, with delivery, with payment. */
  | { kind: 'cartViewed' | 'checkoutBegun' | 'deliveryGiven' | 'paymentGiven'; cart: Cart }
  | { kind: 'returnAccepted'; accepted: AcceptedReturn };
