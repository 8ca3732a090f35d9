import { cleanOrderNumber } from '#shared/cleaning/clean-order-number.ts';
import { captchaField } from './captcha.ts';
import { cartItem } from './cart.ts';
import { maxQuantity } from './max-quantity.ts';
import { money } from './money.ts';
import { invoiceDocument } from './order.ts';
import { fieldProblem } from './problem.ts';
import { email } from './rules.ts';
import { filledLine, filledText, measured, nameLine } from './text.ts';
import { z } from './zod.ts';

/** The legal right, and the shop's voluntary offer. */
export const returnKinds = ['withdrawal', 'voluntary'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** CLOSED: completed by another event: its order was cancelled, or a withdrawal took over its pieces. */
export const returnStates = ['REQUESTED', 'APPROVED', 'RECEIVED', 'REFUNDED', 'REFUSED', 'CLOSED'] as const;
export type ReturnState = (typeof returnStates)[number];

/** In these states a return claims no pieces and no money: they may be announced again. */
export const voidReturnStates: readonly ReturnState[] = ['REFUSED', 'CLOSED'];

/**
 * Why nothing of an order can be returned any more: all of it has been, or is announced; its period is over; the order ended unpaid or
 * cancelled.
 */
export const returnEnds = ['returned', 'late', 'ended'] as const;
export type ReturnEnd = (typeof returnEnds)[number];

/** The reason of a return: voluntary returns may tell it, none has to; a withdrawal is never asked (Y-01). */
export const returnReasons = ['changedMind', 'doesNotFit', 'damaged', 'wrongItem', 'somethingElse'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** POST /returns/find: the sender, and the order; the captcha is required where an order is looked for unusually often. */
export const findReturnBody = z.strictObject({
  name: nameLine(160),
  email: z.pipe(measured(254).check(z.trim()), email),
  orderId: z.pipe(measured(40).check(z.overwrite(cleanOrderNumber)), filledLine(40)),
  captcha: captchaField,
});
export type FindReturn = z.infer<typeof findReturnBody>;

/** POST /returns/open/statement: a withdrawal from an order that was not found, in the buyer's own words. */
export const openStatementBody = z.extend(findReturnBody, { content: filledText(2000) });
export type OpenStatement = z.infer<typeof openStatementBody>;

/** POST /returns/open/confirm: the second step; the key names the statement that was shown. */
export const confirmOpenBody = z.strictObject({ statementKey: z.uuid() });

/** POST /returns/statement: how many pieces of each line (by its position) are returned, by which right. */
export const statementBody = z
  .strictObject({
    kind: z.enum(returnKinds),
    reason: z._default(z.union([z.literal(''), z.enum(returnReasons)]), ''),
    quantities: z.record(measured(4).check(z.regex(/^\d{1,4}$/)), z.int().check(z.gte(0), z.lte(maxQuantity))),
  })
  .check(
    z.refine(({ quantities }) => Object.values(quantities).some((quantity) => quantity > 0), {
      path: ['quantities'],
      message: 'general.validation.required',
    }),
  );
export type Statement = z.infer<typeof statementBody>;

/** POST /returns/confirm: the second step; the key names the statement that was shown. `email`: the address for the receipt, if not the order's. */
export const confirmReturnBody = z.strictObject({
  statementKey: z.uuid(),
  email: z.optional(z.pipe(measured(254).check(z.trim()), email)),
});

const instant = z.int();
/** A return period; `endsAt` is its last moment, `day` its current day: null before the first. */
const period = z.object({
  days: z.int(),
  startsAt: instant,
  endsAt: instant,
  isOpen: z.boolean(),
  day: z.nullable(z.int().check(z.positive())),
});
export type ReturnPeriod = z.infer<typeof period>;

const item = cartItem.shape.item;
const line = z.object({ position: z.int(), quantity: z.int(), sku: z.string(), priceTotal: money, item });

/** A return as its sender sees it. */
export const returnReceipt = z.object({
  returnId: z.string(),
  orderId: z.string(),
  kind: z.enum(returnKinds),
  state: z.enum(returnStates),
  reason: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: instant,
  items: z.array(line),
  refund: money,
  /** The address of its parcel label; null while there is none. */
  labelUrl: z.nullable(z.string()),
  /** Its credit note; null until the refund. */
  credit: z._default(z.nullable(invoiceDocument), null),
  history: z.array(z.object({ state: z.enum(returnStates), at: instant })),
});
export type ReturnReceipt = z.infer<typeof returnReceipt>;

/** A return among those of its order; `changedAt`: the time at which it entered its state. */
export const listedReturn = z.extend(z.pick(returnReceipt, { returnId: true, state: true, items: true, refund: true, labelUrl: true }), {
  changedAt: instant,
});
export type ListedReturn = z.infer<typeof listedReturn>;

/** The return session of this browser (GET /returns/mine and the response of every call). */
export const returnSessionAnswer = z.object({
  /** The input of a rejected form; null if there was none. */
  draft: z.nullable(z.object({ fields: z.record(z.string(), z.string()), problems: z.array(fieldProblem) })),
  name: z.string(),
  email: z.string(),
  order: z.nullable(
    z.object({
      orderId: z.string(),
      placedAt: instant,
      /** `returnable`: pieces that have not been returned yet. */
      items: z.array(z.extend(line, { returnable: z.int() })),
      withdrawal: z.nullable(period),
      voluntary: period,
      returnEnd: z.nullable(z.enum(returnEnds)),
      /** Returned and announced pieces, the oldest first. */
      returns: z.array(listedReturn),
    }),
  ),
  statement: z.nullable(
    z.object({
      statementKey: z.uuid(),
      kind: z.enum(returnKinds),
      reason: z.string(),
      items: z.array(line),
      refund: money,
    }),
  ),
  receipt: z.nullable(returnReceipt),
  /** A withdrawal from an order that was not found; `receipt` once it is confirmed. */
  open: z.nullable(
    z.object({
      statementKey: z.uuid(),
      name: z.string(),
      email: z.string(),
      orderId: z.string(),
      content: z.string(),
      receipt: z.nullable(z.object({ withdrawalId: z.string(), receivedAt: instant })),
    }),
  ),
});
export type ReturnSession = z.infer<typeof returnSessionAnswer>;
