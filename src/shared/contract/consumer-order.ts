import { cart, cartItem } from './cart.ts';
import { money } from './money.ts';
import { order, orderStates } from './order.ts';
import { listedReturn, returnEnds } from './return.ts';
import { measured } from './text.ts';
import { z } from './zod.ts';

/** An order among the others of an account. Times are epoch milliseconds. */
export const orderSummary = z.object({
  orderId: z.string(),
  state: z.enum(orderStates),
  placedAt: z.int(),
  /** The time at which it entered its state. */
  changedAt: z.int(),
  items: z.array(z.pick(cartItem, { sku: true, quantity: true, item: true })),
  priceTotal: money,
});
export type OrderSummary = z.output<typeof orderSummary>;

/** GET /consumer/orders: the orders of an account, the newest first. */
export const consumerOrders = z.object({ orders: z.array(orderSummary) });

/** GET /consumer/orders/{orderId}: the path. */
export const orderPath = z.object({ orderId: z.string().check(z.maxLength(80)) });

/** GET /consumer/orders/{orderId}: the order, the time of each state, its returns, the oldest first, and why no more is possible. */
export const consumerOrder = z.extend(order, {
  history: z.array(z.object({ state: z.enum(orderStates), at: z.int() })),
  returns: z.array(listedReturn),
  returnEnd: z.nullable(z.enum(returnEnds)),
});
export type ConsumerOrder = z.output<typeof consumerOrder>;

/** POST /consumer/orders/reorder */
export const reorderBody = z.strictObject({
  orderId: measured(80).check(z.minLength(1, 'general.validation.required'), z.maxLength(80, 'general.validation.tooLong')),
});

/** The cart with what could be added again, and the SKUs that are no longer sold or not in that quantity. */
export const reordered = z.object({ orderId: z.string(), cart, missing: z.array(z.string()) });
export type Reordered = z.output<typeof reordered>;
