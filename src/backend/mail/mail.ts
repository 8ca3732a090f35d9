import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { enqueue, findWork } from '#backend/jobs/jobs.ts';
import type { ConsumerMailJob } from './consumer-mail-job.ts';
import type { GuaranteeMailJob } from './guarantee-mail-job.ts';
import type { ContactMailJob, ContactReceiptJob, OpenWithdrawalMailJob, OrderMailJob, ReturnMailJob } from './mail-job.ts';

// The company's own return address.

export { returnAddressLines } from './return-mail.ts';

// A mail to be queued.

export type { OrderMail, OrderMailJob, ReturnMail } from './mail-job.ts';
export { contactMailJob } from './mail-job.ts';
export type { OutgoingMail } from './transport.ts';

/**
 * Queues a mail in the transaction that makes it due; it is rendered in the language of `site` when it is sent. One order gets each mail
 * once; where it may come again (a second partial refund), `repetition` distinguishes them.
 */
export const enqueueMail = async (trx: Trx, job: OrderMailJob, repetition = ''): Promise<void> => {
  const key = ['mail', job.template, job.order.orderId, repetition].filter(Boolean).join(':');
  await enqueue(trx, { kind: 'mail', key, payload: job });
};

const keyOfReturn = ({ template, receipt, isAgain }: ReturnMailJob): string =>
  ['mail', template, receipt.returnId, ...(isAgain ? [receipt.email.toLowerCase()] : [])].join(':');

/** Queues a mail about a return; each return gets each mail once per address. */
export const enqueueReturnMail = (trx: Trx, job: ReturnMailJob): Promise<void> =>
  enqueue(trx, { kind: 'return-mail', key: keyOfReturn(job), payload: job });

/** Queues the receipt of a withdrawal whose order has not been found yet. */
export const enqueueOpenWithdrawalMail = (trx: Trx, job: OpenWithdrawalMailJob): Promise<void> =>
  enqueue(trx, { kind: 'open-withdrawal-mail', key: `mail:open-withdrawal:${job.withdrawalId}`, payload: job });

/** Queues the mail about a registered product, once for each; returns whether this was the first time. */
export const enqueueGuaranteeMail = async (trx: Trx, job: GuaranteeMailJob): Promise<boolean> => {
  const key = `mail:guarantee:${job.registrationId}`;
  if ((await findWork(trx, [key])).size > 0) return false;
  await enqueue(trx, { kind: 'guarantee-mail', key, payload: job });
  return true;
};

/** Queues a visitor's request, for the company's own mailbox; replies go to the visitor. */
export const enqueueContactMail = (trx: Trx, job: ContactMailJob): Promise<void> =>
  enqueue(trx, { kind: 'contact-mail', key: `mail:contact:${job.requestId}`, payload: job });

/** Queues the receipt of a contact request, for its sender. */
export const enqueueContactReceipt = (trx: Trx, job: ContactReceiptJob): Promise<void> =>
  enqueue(trx, { kind: 'contact-receipt', key: `mail:contact-receipt:${job.requestId}`, payload: job });

/** The person addressed at an unverified mailbox: no name typed by a stranger reaches it. */
export const anonymous: ConsumerMailJob['person'] = { salutation: '', firstName: '', lastName: '' };

/** Queues a mail about an account, in the language of its site; `key` makes it one mail, whatever is repeated. */
export const enqueueConsumerMail = (trx: Trx, key: string, { person, ...job }: ConsumerMailJob): Promise<void> => {
  const { salutation, firstName, lastName } = person;
  const payload: ConsumerMailJob = { ...job, person: { salutation, firstName, lastName } };
  return enqueue(trx, { kind: 'consumer-mail', key: `mail:consumer:${key}`, payload });
};
