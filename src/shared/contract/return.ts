import { cleanOrderNumber } from '#shared/cleaning/clean-order-number.ts';
import { captchaField } from './captcha.ts';
import { cartItem } from './cart.ts';
import { maxQuantity } from './max-quantity.ts';
import { money } from './money.ts';
import { invoiceDocument } from './order.ts';
import { fieldProblem } from './problem.ts';
import { email } from './rules.ts';
import { filledLine, filledText, nameLine } from './text.ts';
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

/** The reason of a return: asked for voluntary returns only, never for a withdrawal (Y-01). */
export const returnReasons = ['changedMind', 'doesNotFit', 'damaged', 'wrongItem', 'somethingElse'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** POST /returns/find: the sender, and the order; the captcha is required where an order is looked for unusually often. */
export const findReturnBody = z.strictObject({
  name: nameLine(160),
  email: z.string().trim().pipe(email),
  orderId: z.string().overwrite(cleanOrderNumber).pipe(filledLine(40)),
  captcha: captchaField,
});
export type FindReturn = z.infer<typeof findReturnBody>;

/** POST /returns/open/statement: a withdrawal from an order that was not found, in the buyer's own words. */
export const openStatementBody = findReturnBody.extend({ content: filledText(2000) });
export type OpenStatement = z.infer<typeof openStatementBody>;

/** POST /returns/open/confirm: the second step; the key names the statement that was shown. */
export const confirmOpenBody = z.strictObject({ statementKey: z.uuid() });

/** POST /returns/statement: how many pieces of each line (by its position) are returned, by which right. */
export const statementBody = z
  .strictObject({
    kind: z.enum(returnKinds),
    reason: z.union([z.literal(''), z.enum(returnReasons)]).default(''),
    quantities: z.record(z.string().regex(/^\d{1,4}$/), z.number().int().min(0).max(maxQuantity)),
  })
  .refine(({ kind, reason }) => kind === 'withdrawal' || reason !== '', { path: ['reason'], message: 'general.validation.required' })
  .refine(({ quantities }) => Object.values(quantities).some((quantity) => quantity > 0), {
    path: ['quantities'],
    message: 'general.validation.required',
  });
export type Statement = z.infer<typeof statementBody>;

/** POST /returns/confirm: the second step; the key names the statement that was shown. `email`: the address for the receipt, if not the order's. */
export const confirmReturnBody = z.strictObject({ statementKey: z.uuid(), email: z.string().trim().pipe(email).optional() });

const instant = z.number().int();
/** A return period; `endsAt` is its last moment, `day` its current day: null before the first. */
const period = z.object({
  days: z.number().int(),
  startsAt: instant,
  endsAt: instant,
  isOpen: z.boolean(),
  day: z.number().int().positive().nullable(),
});
export type ReturnPeriod = z.infer<typeof period>;

const item = cartItem.shape.item;
const line = z.object({ position: z.number().int(), quantity: z.number().int(), sku: z.string(), priceTotal: money, item });

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
  labelUrl: z.string().nullable(),
  /** Its credit note; null until the refund. */
  credit: invoiceDocument.nullable().default(null),
  history: z.array(z.object({ state: z.enum(returnStates), at: instant })),
});
export type ReturnReceipt = z.infer<typeof returnReceipt>;

/** A return among those of its order; `changedAt`: the time at which it entered its state. */
export const listedReturn = returnReceipt
  .pick({ returnId: true, state: true, items: true, refund: true, labelUrl: true })
  .extend({ changedAt: instant });
export type ListedReturn = z.infer<typeof listedReturn>;

/** The return session of this browser (GET /returns/mine and the response of every call). */
export const returnSessionAnswer = z.object({
  /** The input of a rejected form; null if there was none. */
  draft: z.object({ fields: z.record(z.string(), z.string()), problems: z.array(fieldProblem) }).nullable(),
  name: z.string(),
  email: z.string(),
  order: z
    .object({
      orderId: z.string(),
      placedAt: instant,
      /** `returnable`: pieces that have not been returned yet. */
      items: z.array(line.extend({ returnable: z.number().int() })),
      withdrawal: period.nullable(),
      voluntary: period,
      returnEnd: z.enum(returnEnds).nullable(),
      /** Returned and announced pieces, the oldest first. */
      returns: z.array(listedReturn),
    })
    .nullable(),
  statement: z
    .object({
      statementKey: z.uuid(),
      kind: z.enum(returnKinds),
      reason: z.string(),
      items: z.array(line),
      refund: money,
    })
    .nullable(),
  receipt: returnReceipt.nullable(),
  /** A withdrawal from an order that was not found; `receipt` once it is confirmed. */
  open: z
    .object({
      statementKey: z.uuid(),
      name: z.string(),
      email: z.string(),
      orderId: z.string(),
      content: z.string(),
      receipt: z.object({ withdrawalId: z.string(), receivedAt: instant }).nullable(),
    })
    .nullable(),
});
export type ReturnSession = z.infer<typeof returnSessionAnswer>;
