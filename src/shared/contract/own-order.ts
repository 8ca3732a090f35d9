import { failureReasons } from '#shared/payment/failure-reasons.ts';
import { paymentMethods } from './cart.ts';
import { money } from './money.ts';
import { order } from './order.ts';
import { strokes } from './strokes.ts';
import { z } from './zod.ts';

/** The last failed attempt to pay an order; `at` in epoch milliseconds. */
export const failedPayment = z.object({
  reason: z.enum(failureReasons),
  method: z.enum(paymentMethods),
  amount: money,
  at: z.int(),
});
export type FailedPayment = z.infer<typeof failedPayment>;

/** When an order ships and arrives, and until when it may be returned; days by their noon or end in epoch milliseconds. */
export const deliveryPlan = z.object({
  shippedAt: z.int(),
  /** The first and the last day on which it may arrive. */
  arrival: z.object({ from: z.int(), to: z.int() }),
  /** Days from one of these to the next, in the country's time zone; the last: the length of the arrival range. */
  days: z.tuple([z.int(), z.int(), z.int()]),
  /** The shop's own promise, with the earliest possible last day. */
  returns: z.object({ days: z.int(), until: z.int() }),
});
export type DeliveryPlan = z.infer<typeof deliveryPlan>;

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** An ordered sink or tap before it is fitted: its drawing, the files generated from its facts, and whether two people must carry it. */
export const preparedProduct = z.object({
  productKey: z.string(),
  name: z.string(),
  /** The description of the drawing, in one sentence. */
  drawingName: z.string(),
  drawing: z.object({ frame: box, lines: z.readonly(z.array(z.object({ stroke: z.enum(strokes), path: z.string() }))) }),
  files: z.array(z.object({ id: z.enum(['sheet', 'cutOut']), label: z.string(), url: z.string() })),
  /** Its weight, if two people must lift it. */
  heavy: z.nullable(z.string()),
});
export type PreparedProduct = z.infer<typeof preparedProduct>;

/** GET /orders/{orderId}: an order for the browser that placed it, with what happens next, or why it could not be paid. */
export const ownOrder = z.extend(order, {
  failure: z._default(z.nullable(failedPayment), null),
  plan: z._default(z.nullable(deliveryPlan), null),
  products: z._default(z.array(preparedProduct), []),
  /** The thanks with the buyer's name, as is usual in the language: `Danke, Frau Ostertag.` */
  thanks: z._default(z.string(), ''),
});
export type OwnOrder = z.infer<typeof ownOrder>;
