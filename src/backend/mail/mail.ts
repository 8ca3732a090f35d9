import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { enqueue } from '#backend/jobs/outbox.ts';
import type { OrderMailJob } from './mail-job.ts';

export type { OrderMail, OrderMailJob } from './mail-job.ts';

/**
 * Queues a mail in the transaction that makes it due; it is rendered in the language of `site` when it is sent. One order gets each mail
 * once; where it may come again (a second partial refund), `repetition` tells them apart.
 */
export const enqueueMail = async (trx: Trx, job: OrderMailJob, repetition = ''): Promise<void> => {
  const key = ['mail', job.template, job.order.orderId, repetition].filter(Boolean).join(':');
  await enqueue(trx, { kind: 'mail', key, payload: job });
};
