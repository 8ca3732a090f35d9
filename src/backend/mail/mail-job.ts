import { z } from 'zod';
import { money } from '#shared/contract/money.ts';
import { order } from '#shared/contract/order.ts';
import { returnReceipt } from '#shared/contract/return.ts';
import { email as mailbox } from '#shared/contract/rules.ts';
import { countries, languages } from '#shared/country/countries.ts';

/** The mails about an order. */
export const orderMails = [
  'order-confirmation',
  'payment-failed',
  'order-shipped',
  'order-cancelled',
  'order-sold-out',
  'order-refunded',
] as const;
export type OrderMail = (typeof orderMails)[number];

const countryCodes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];
/** A site as a queued mail stores it. */
export const site = z.object({ country: z.enum(countryCodes), language: z.enum(languages), locale: z.string(), root: z.string() });

// The secret that opens the order. None if the mail goes to another mailbox than the order's.
const orderKey = z.string().optional();

/** A queued mail about an order: the order as it was when the mail became due, on the shopper's site. */
export const orderMailJob = z.object({
  template: z.enum(orderMails),
  site,
  to: mailbox,
  order,
  /** The refunded amount, if it is not the whole sum. */
  refund: z.optional(money),
  orderKey,
});
export type OrderMailJob = z.infer<typeof orderMailJob>;

/** The mails about a return. */
export const returnMails = [
  'return-withdrawn',
  'return-requested',
  'return-approved',
  'return-received',
  'return-refunded',
  'return-refused',
] as const;
export type ReturnMail = (typeof returnMails)[number];

/** A queued mail about a return; `placedAt` is the date of its order, `note` the shop's remark. */
export const returnMailJob = z.object({
  template: z.enum(returnMails),
  site,
  placedAt: z.number().int(),
  receipt: returnReceipt,
  note: z.string(),
  /** Sent again, to another address than before. */
  isAgain: z.boolean().optional(),
  orderKey,
});
export type ReturnMailJob = z.infer<typeof returnMailJob>;

/** The receipt of a withdrawal whose order has not been found yet. */
export const openWithdrawalMailJob = z.object({
  site,
  withdrawalId: z.string(),
  name: z.string(),
  email: mailbox,
  orderNumber: z.string(),
  content: z.string(),
  createdAt: z.number().int(),
});
export type OpenWithdrawalMailJob = z.infer<typeof openWithdrawalMailJob>;

/** A contact request for the company: every field that the visitor filled in, under its own name. `ipAddress` only if the company's own system needs it. */
export const contactMailJob = z.object({
  requestId: z.string(),
  replyTo: z.object({ name: z.string(), address: mailbox }),
  fields: z.record(z.string(), z.string()),
  ipAddress: z.string().optional(),
});
export type ContactMailJob = z.infer<typeof contactMailJob>;

/** The receipt of a contact request. `topic` is one of the shop's own, or empty: nothing that the sender typed goes to an address that may be a stranger's. */
export const contactReceiptJob = z.object({ requestId: z.string(), site, to: mailbox, topic: z.string() });
export type ContactReceiptJob = z.infer<typeof contactReceiptJob>;
