import 'server-only';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { OrderState } from '#shared/contract/order.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { Currency } from '#shared/country/currency.ts';

/**
 * An order as it was agreed: later changes of the catalogue do not affect it. Amounts in minor units, times in epoch milliseconds, JSON as
 * text.
 */
export type OrderTable = {
  orderId: string;
  /** The cart it came from; its browser may see the order. */
  cartId: string;
  /** One order for each state of a cart, whatever is repeated (O-03). */
  placementKey: string;
  country: CountryCode;
  language: Language;
  state: OrderState;
  /** When the buyer approved a payment that is still pending; null before. */
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
  /** The shipping method's name, as the buyer saw it. */
  shippingLabel: string;
  /** The drop point of the parcel, as JSON; null for home delivery. */
  dropPoint: string | null;
  shippingCosts: number;
  taxes: string;
  total: number;
  paymentMethod: PaymentMethod;
  placedAt: number;
  changedAt: number;
  /** The account that it belongs to; null for a guest's. */
  consumerId: string | null;
  /** The tracking data of its parcel, as JSON; null before it is shipped, or if unknown. */
  tracking: string | null;
};

/** One line of an order, with the texts and the picture that the buyer saw (`item` as JSON). */
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
  /** Pieces that are in stock: cancelled, returned as new, or too many to be reserved before the payment is approved. */
  shelved: number;
};

/** Every state that an order has been in: who moved it there, when and why. Append-only. */
export type OrderHistoryTable = { orderId: string; position: number; state: OrderState; by: string; note: string; at: number };

/** The network, hashed, that an order came from while it waits for its payment; of an IPv6 one the /56 of its line and the /48 of its site, too. */
export type OrderReservationTable = { orderId: string; network: string; line: string | null; site: string | null };

/** The secret that opens an order in any browser, as its mails carry it. */
export type OrderLinkTable = { orderId: string; secret: string };

export type OrderTables = {
  order: OrderTable;
  orderLine: OrderLineTable;
  orderHistory: OrderHistoryTable;
  orderHold: OrderReservationTable;
  orderLink: OrderLinkTable;
};
