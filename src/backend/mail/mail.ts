import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { enqueue } from '#backend/jobs/outbox.ts';
import type { Order } from '#shared/contract/order.ts';
import type { Site } from '#shared/country/site.ts';

/** The mails about an order. */
export const orderMails = ['order-confirmation', 'payment-failed', 'order-shipped', 'order-cancelled', 'order-refunded'] as const;
export type OrderMail = (typeof orderMails)[number];

/** A mail as it waits in the outbox: the order as it was when the mail became due, in the shopper's site. */
export type OrderMailJob = { template: OrderMail; site: Site; to: string; order: Order };

/**
 * Queues a mail in the transaction that makes it due; it is rendered in the language of `site` when it is sent. One order gets each mail
 * once; where it may come again (a second partial refund), `repetition` tells them apart.
 */
export const enqueueMail = async (trx: Trx, job: OrderMailJob, repetition = ''): Promise<void> => {
  const key = ['mail', job.template, job.order.orderId, repetition].filter(Boolean).join(':');
  await enqueue(trx, { kind: 'mail', key, payload: job });
};
