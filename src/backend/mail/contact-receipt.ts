import 'server-only';
import type { OutboxHandler } from '#backend/jobs/jobs.ts';
import { company } from '#shared/company/company.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { type ContactReceiptJob, contactReceiptJob } from './mail-job.ts';
import type { MailModel } from './mail-model.ts';
import { postMail, type RenderMail } from './send-mail.ts';

const compose = ({ site, requestId, topic }: ContactReceiptJob, t: Translate): MailModel => {
  const text = t('mail.contactReceipt.text');
  return {
    language: site.language,
    subject: t('mail.contactReceipt.subject'),
    preview: text,
    heading: t('mail.contactReceipt.heading'),
    paragraphs: [text],
    verbatim: [requestId],
    code: '',
    closing: t('mail.contactReceipt.closing'),
    track: [],
    button: null,
    rows: [],
    sums: [],
    total: null,
    blocks: [{ title: t('mail.contactReceipt.number'), lines: [requestId, ...(topic === '' ? [] : [topic])] }],
    footer: {
      questions: t('mail.footer.questions', { phone: company.phone }),
      links: [],
      imprint: t('mail.footer.imprint', { mail: company.email }),
    },
  };
};

/** The outbox handler for receipts of contact requests: states that the request has arrived, and its number (F-05). */
export const sendContactReceipt =
  (render: RenderMail): OutboxHandler =>
  async ({ key, payload, createdAt }) => {
    const job = contactReceiptJob.parse(payload);
    const mail = compose(job, createTranslator(job.site.language, await loadMessages(job.site.locale)));
    await postMail({ key, createdAt, to: { name: '', address: job.to }, mail, render, send: undefined, enclosed: [] });
  };
