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
/** A site as a queued mail keeps it. */
export const site = z.object({ country: z.enum(countryCodes), language: z.enum(languages), locale: z.string(), root: z.string() });

// The secret that opens the order. None where the mail goes to another mailbox than the order's.
const orderKey = z.string().optional();

/** A mail about an order as it waits in the outbox: the order as it was when the mail became due, in the shopper's site. */
export const orderMailJob = z.object({
  template: z.enum(orderMails),
  site,
  to: mailbox,
  order,
  /** How much comes back, where it is not the whole sum. */
  refund: money.optional(),
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

/** A mail about a return as it waits in the outbox; `placedAt` is the day of its order, `note` what the shop adds. */
export const returnMailJob = z.object({
  template: z.enum(returnMails),
  site,
  placedAt: z.number().int(),
  receipt: returnReceipt,
  note: z.string(),
  /** Sent once more, to another address than before. */
  isAgain: z.boolean().optional(),
  orderKey,
});
export type ReturnMailJob = z.infer<typeof returnMailJob>;

/** The receipt of a withdrawal whose order is not found yet. */
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

/** A contact request on its way to the company: every field that the visitor filled in, under its own name. `ipAddress` where the house's own system asks for it. */
export const contactMailJob = z.object({
  requestId: z.string(),
  replyTo: z.object({ name: z.string(), address: mailbox }),
  fields: z.record(z.string(), z.string()),
  ipAddress: z.string().optional(),
});
export type ContactMailJob = z.infer<typeof contactMailJob>;

/** The receipt of a contact request. `topic` is one of the shop's own, or empty: nothing that the sender wrote goes to an address that may be a stranger's. */
export const contactReceiptJob = z.object({ requestId: z.string(), site, to: mailbox, topic: z.string() });
export type ContactReceiptJob = z.infer<typeof contactReceiptJob>;
