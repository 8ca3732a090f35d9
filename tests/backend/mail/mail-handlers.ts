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

// The mail handlers for tests of other modules: the built shop uses its own with React's other environment, which does not exist here.

/** The handler of account mails, which passes its mails to `send`. */
export const consumerMailTo = (send: DeliverMail) => sendConsumerMail(renderMail, send);

/** The handler of contact requests. */
export const contactMail = sendContactMail(filesOf);

/** The handler of receipts for contact requests. */
export const contactReceipt = sendContactReceipt(renderMail);

/** The handler of receipts for withdrawals, with sample company data. */
export const withdrawalMail = sendOpenWithdrawalMail({ render: renderMail, findFacts: () => sampleFacts });

/** The handler of mails about registered products, by SMTP or to `send`. */
export const guaranteeMailTo = (send?: DeliverMail) => sendGuaranteeMail(renderMail, send);

/** The sums in the mail of an order. */
export const sumsOfOrderMail = (job: ReturnType<typeof sampleJob>, t: ReturnType<typeof createTranslator>, at: number) =>
  composeOrderMail(job, t, sampleFacts, at).sums;
