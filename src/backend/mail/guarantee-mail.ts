import 'server-only';
import type { OutboxHandler } from '#backend/jobs/jobs.ts';
import { company } from '#shared/company/company.ts';
import { formatDay } from '#shared/guarantee/calendar-day.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { type GuaranteeMailJob, guaranteeMailJob } from './guarantee-mail-job.ts';
import type { MailModel } from './mail-model.ts';
import { postMail, type RenderMail } from './send-mail.ts';
import type { DeliverMail } from './transport.ts';

/**
 * Composes the mail about a registered product: until when its guarantee runs, and the link to see and to withdraw it (B-12). It repeats
 * nothing that the sender typed, not even the name: the mailbox may be a stranger's.
 */
const composeGuaranteeMail = (job: GuaranteeMailJob, t: Translate): MailModel => {
  const { site, registrationId, product, sku, purchasedOn, guaranteeEnds, link } = job;
  const day = (text: string): string => formatDay(text, site.locale, 'long');
  const text = t('mail.guarantee.text', { name: product, end: day(guaranteeEnds), purchase: day(purchasedOn) });
  return {
    language: site.language,
    subject: t('mail.guarantee.subject', { registrationId }),
    preview: text,
    heading: t('mail.guarantee.heading'),
    paragraphs: [text, t('guarantee.rights')],
    verbatim: [registrationId, product, ...(sku === null ? [] : [sku])],
    code: '',
    closing: t('mail.guarantee.closing'),
    track: [],
    button: { label: t('mail.button.guarantee'), href: absoluteUrl(site.country, link) },
    rows: [],
    sums: [],
    total: null,
    blocks: [
      { title: t('guarantee.number'), lines: [registrationId] },
      { title: t('guarantee.product'), lines: [product, ...(sku === null ? [] : [sku])] },
    ],
    footer: {
      questions: t('mail.footer.questions', { phone: company.phone }),
      links: [],
      imprint: t('mail.footer.imprint', { mail: company.email }),
    },
  };
};

/** The outbox handler for that mail. `send` is created from the environment when not given. */
export const sendGuaranteeMail =
  (render: RenderMail, send?: DeliverMail): OutboxHandler =>
  async ({ key, payload, createdAt }) => {
    const job = guaranteeMailJob.parse(payload);
    const mail = composeGuaranteeMail(job, createTranslator(job.site.language, await loadMessages(job.site.locale)));
    await postMail({ key, createdAt, to: { name: '', address: job.to }, mail, render, send, enclosed: [] });
  };
