import 'server-only';
import type { PaymentMethod } from '#shared/contract/cart.ts';

/** A visitor's cart. Times are epoch milliseconds, JSON is text. */
export type CartTable = {
  cartId: string;
  /** SHA-256 of the cookie's token: read access to the database is not enough to take over a cart. */
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
  /** Data specific to the payment method, as JSON. */
  paymentDetail: string | null;
  /** The codes that were redeemed, in order, as JSON. */
  discountCodes: string | null;
  /** What the buyer agreed to when the cart was protected (K-06); null before. */
  protectedAs: string | null;
  /** What a no-script form sent and why it was rejected, as JSON, until it is shown. */
  draft: string | null;
  /** When the latest draft was saved. */
  draftAt: number | null;
  /** Notices of changes that the shopper did not make, as JSON, until they are shown. */
  news: string | null;
  createdAt: number;
  changedAt: number;
};

/** The quantity of a variant in a cart. The SKU is stored so that it is known after the variant leaves the catalogue. */
export type CartLineTable = { cartId: string; variantKey: string; productKey: string; sku: string; quantity: number; addedAt: number };

export type CartTables = { cart: CartTable; cartLine: CartLineTable };
