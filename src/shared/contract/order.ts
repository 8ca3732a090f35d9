import { billedAddress } from './address.ts';
import { cartItem, paymentMethods } from './cart.ts';
import { discount } from './discount.ts';
import { dropPointLocation } from './drop-point.ts';
import { money } from './money.ts';
import { sumReasons } from './sum-reasons.ts';
import { z } from './zod.ts';

export const orderStates = ['PENDING_PAYMENT', 'PAID', 'PAYMENT_FAILED', 'CANCELLED', 'SHIPPED', 'REFUNDED'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * POST /orders: places the order of the cart exactly once, however often it is called. `acceptedTotal` in minor units is the sum that the
 * buyer saw.
 */
export const placeOrderBody = z.strictObject({
  placementKey: z.uuid(),
  acceptedTotal: z.int().check(z.nonnegative()),
  terms: z.literal('accept', 'general.validation.required'),
});

/** The response: where the buyer goes next (the payment provider's page, or the success page). */
export const placedOrder = z.object({ orderId: z.string(), state: z.enum(orderStates), redirectUrl: z.string() });
export type PlacedOrder = z.infer<typeof placedOrder>;

/** The tracking data of a parcel: its number, and the carrier's page. */
export const tracking = z.object({ number: z.string(), link: z.nullable(z.url({ protocol: /^https$/ })) });
export type Tracking = z.infer<typeof tracking>;

/** An invoice, or a credit note that reverses it in part or in whole; `url` opens it as PDF, for anyone who has it. */
export const invoiceDocument = z.object({ kind: z.enum(['invoice', 'credit']), number: z.string(), title: z.string(), url: z.string() });
export type InvoiceDocument = z.infer<typeof invoiceDocument>;

/** GET /orders/{orderId}: the order, for the browser that placed it. */
export const order = z.object({
  orderId: z.string(),
  state: z.enum(orderStates),
  /** Epoch milliseconds. */
  placedAt: z.int(),
  email: z.string(),
  items: z.array(
    z.extend(
      z.pick(cartItem, { productKey: true, variantKey: true, sku: true, quantity: true, pricePerItem: true, priceTotal: true, item: true }),
      // Category and subcategory of the article, in words of the catalogue that no language changes; none once it has left it.
      { categories: z.optional(z.array(z.string())) },
    ),
  ),
  priceWithoutDiscountAndShippingCosts: money,
  /** The codes that counted, in order, with what each took off. */
  discounts: z._default(z.array(discount), []),
  discountValue: money,
  shippingCosts: money,
  /** The name that the buyer saw: `DHL`. */
  shippingMethod: z.string(),
  /** The drop point of the parcel; null for home delivery. */
  dropPoint: z._default(z.nullable(dropPointLocation), null),
  taxes: z.array(z.object({ label: z.string(), rate: z.number(), amount: money, isIncluded: z.boolean() })),
  priceTotal: money,
  reasons: z._default(z.nullable(sumReasons), null),
  deliveryAddress: billedAddress,
  billingAddress: billedAddress,
  paymentMethod: z.enum(paymentMethods),
  /** Every state that it has been in, oldest first; times in epoch milliseconds. */
  history: z._default(z.array(z.object({ state: z.enum(orderStates), at: z.int() })), []),
  tracking: z._default(z.nullable(tracking), null),
  papers: z._default(z.array(invoiceDocument), []),
});
export type Order = z.infer<typeof order>;
