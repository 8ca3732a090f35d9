import { address } from './address.ts';
import { cartItem, paymentMethods } from './cart.ts';
import { money } from './money.ts';
import { z } from './zod.ts';

export const orderStates = ['PENDING_PAYMENT', 'PAID', 'PAYMENT_FAILED', 'CANCELLED', 'SHIPPED', 'REFUNDED'] as const;
export type OrderState = (typeof orderStates)[number];

/** POST /orders: places the order of the cart exactly once, whatever is repeated. `acceptedTotal` in minor units is the sum that the buyer saw. */
export const placeOrderBody = z.strictObject({
  placementKey: z.uuid(),
  acceptedTotal: z.coerce.number().int().nonnegative(),
  terms: z.literal('accept', 'general.validation.required'),
});
export type PlaceOrder = z.input<typeof placeOrderBody>;

/** The answer: where the buyer goes next (the payment provider's page, or the success page). */
export const placedOrder = z.object({ orderId: z.string(), state: z.enum(orderStates), redirectUrl: z.string() });
export type PlacedOrder = z.infer<typeof placedOrder>;

/** GET /orders/{orderId}: the order, for the browser that placed it. */
export const order = z.object({
  orderId: z.string(),
  state: z.enum(orderStates),
  /** Epoch milliseconds. */
  placedAt: z.number().int(),
  email: z.string(),
  items: z.array(
    cartItem.pick({ productKey: true, variantKey: true, sku: true, quantity: true, pricePerItem: true, priceTotal: true, item: true }),
  ),
  priceWithoutDiscountAndShippingCosts: money,
  discountCode: z.string().nullable(),
  discountValue: money,
  shippingCosts: money,
  /** What the buyer saw it called: `DHL`. */
  shippingMethod: z.string(),
  taxes: z.array(z.object({ label: z.string(), rate: z.number().int(), amount: money, isIncluded: z.boolean() })),
  priceTotal: money,
  deliveryAddress: address,
  billingAddress: address,
  paymentMethod: z.enum(paymentMethods),
});
export type Order = z.infer<typeof order>;
