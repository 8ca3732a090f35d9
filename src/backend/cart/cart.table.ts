import 'server-only';
import type { PaymentMethod } from '#shared/contract/cart.ts';

/** A visitor's cart. Times are epoch milliseconds, JSON is text. */
export type CartTable = {
  cartId: string;
  /** SHA-256 of the cookie's token: who reads the database cannot take over a cart. */
  tokenHash: string;
  /** Changes with every change of the cart; an order is bound to it. */
  placementKey: string;
  email: string | null;
  phone: string | null;
  /** Addresses as JSON. */
  delivery: string | null;
  billing: string | null;
  shippingMethod: string | null;
  /** The id of the drop point that the buyer chose. */
  dropPoint: string | null;
  paymentMethod: PaymentMethod | null;
  /** What belongs to the payment method, as JSON. */
  paymentDetail: string | null;
  /** The codes that were redeemed, in that order, as JSON. */
  discountCodes: string | null;
  /** What the buyer agreed to when the cart was protected (K-06); null before. */
  protectedAs: string | null;
  /** What a plain form sent and why it was refused, as JSON, until it is shown. */
  draft: string | null;
  /** When the latest draft was kept. */
  draftAt: number | null;
  /** What happened to the cart without its shopper, as JSON, until it is told. */
  news: string | null;
  createdAt: number;
  changedAt: number;
};

/** So many pieces of a variant in a cart. The SKU stays known when the variant vanishes from the catalogue. */
export type CartLineTable = { cartId: string; variantKey: string; productKey: string; sku: string; quantity: number; addedAt: number };

export type CartTables = { cart: CartTable; cartLine: CartLineTable };
