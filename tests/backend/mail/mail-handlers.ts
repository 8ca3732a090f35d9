import { filesOf } from '#backend/contact/contact.ts';
import { sendConsumerMail } from '#backend/mail/consumer-mail.ts';
import { sendContactMail } from '#backend/mail/contact-mail.ts';
import { sendContactReceipt } from '#backend/mail/contact-receipt.ts';
import { sendGuaranteeMail } from '#backend/mail/guarantee-mail.ts';
import { sendOpenWithdrawalMail } from '#backend/mail/open-withdrawal-mail.ts';
import { composeOrderMail } from '#backend/mail/order-mail.ts';
import { renderMail } from '#backend/mail/render-mail.tsx';
import type { DeliverMail } from '#backend/mail/transport.ts';
import type { createTranslator } from '#shared/i18n/translator.ts';
import { sampleFacts, type sampleJob } from './sample-order.ts';

// What the mail room does for tests of other rooms: the built shop takes its handlers and React's other environment, which is not here.

/** The handler of account mails, which hands its letters to `send`. */
export const consumerMailTo = (send: DeliverMail) => sendConsumerMail(renderMail, send);

/** The handler of contact requests. */
export const contactMail = sendContactMail(filesOf);

/** The handler of receipts for contact requests. */
export const contactReceipt = sendContactReceipt(renderMail);

/** The handler of receipts for withdrawals, with the facts of a sample house. */
export const withdrawalMail = sendOpenWithdrawalMail({ render: renderMail, findFacts: () => sampleFacts });

/** The handler of mails about registered products, by SMTP or to `send`. */
export const guaranteeMailTo = (send?: DeliverMail) => sendGuaranteeMail(renderMail, send);

/** The sums that the mail of an order tells. */
export const sumsOfOrderMail = (job: ReturnType<typeof sampleJob>, t: ReturnType<typeof createTranslator>, at: number) =>
  composeOrderMail(job, t, sampleFacts, at).sums;
