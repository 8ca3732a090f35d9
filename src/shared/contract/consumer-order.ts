import { money } from './money.ts';
import { orderStates } from './order.ts';
import { z } from './zod.ts';

/** GET /consumer/orders: the orders of an account, the newest first. */
export const consumerOrders = z.object({
  orders: z.array(
    z.object({
      orderId: z.string(),
      state: z.enum(orderStates),
      /** Epoch milliseconds. */
      placedAt: z.number().int(),
      priceTotal: money,
    }),
  ),
});
export type ConsumerOrders = z.output<typeof consumerOrders>;

/** GET /consumer/orders/{orderId}: the path; the answer is the order. */
export const orderPath = z.object({ orderId: z.string().max(80) });
