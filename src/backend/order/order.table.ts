import 'server-only';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { OrderState } from '#shared/contract/order.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { Currency } from '#shared/country/currency.ts';

/** An order as it was agreed: nothing in it follows the catalogue any more. Amounts in minor units, times in epoch milliseconds, JSON as text. */
export type OrderTable = {
  orderId: string;
  /** The cart it came from; its browser may see the order. */
  cartId: string;
  /** One order for each state of a cart, whatever is repeated (O-03). */
  placementKey: string;
  country: CountryCode;
  language: Language;
  state: OrderState;
  /** When the buyer approved a payment whose money is still under way; null before. */
  approvedAt: number | null;
  email: string;
  phone: string;
  delivery: string;
  billing: string;
  currency: Currency;
  goods: number;
  /** The codes that counted, as JSON. */
  discounts: string;
  discountValue: number;
  shippingMethod: string;
  /** What the buyer saw it called. */
  shippingLabel: string;
  /** The place where the parcel waits, as JSON; null where it comes to the door. */
  dropPoint: string | null;
  shippingCosts: number;
  taxes: string;
  total: number;
  paymentMethod: PaymentMethod;
  placedAt: number;
  changedAt: number;
  /** Whose account it belongs to; null for a guest's. */
  consumerId: string | null;
  /** How its parcel is followed, as JSON; null before it is shipped, or where nobody told. */
  tracking: string | null;
};

/** One article of an order, with the words and the picture that the buyer saw (`item` as JSON). */
export type OrderLineTable = {
  orderId: string;
  position: number;
  productKey: string;
  variantKey: string;
  sku: string;
  quantity: number;
  pricePerItem: number;
  priceTotal: number;
  item: string;
  /** Pieces that lie on the shelf: called off, back as new, or too many to be held before anybody approves the payment. */
  shelved: number;
};

/** Every state that an order has been in: who moved it there, when and why. Only ever added to. */
export type OrderHistoryTable = { orderId: string; position: number; state: OrderState; by: string; note: string; at: number };

/** The network, as a hash, that an order came from while it waits for its payment. */
export type OrderReservationTable = { orderId: string; network: string };

/** What opens an order in any browser: the secret that its mails carry. */
export type OrderLinkTable = { orderId: string; secret: string };

export type OrderTables = {
  order: OrderTable;
  orderLine: OrderLineTable;
  orderHistory: OrderHistoryTable;
  orderHold: OrderReservationTable;
  orderLink: OrderLinkTable;
};
