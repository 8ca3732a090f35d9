import 'server-only';
import { longMoment } from '#backend/calendar/calendar.ts';
import type { OutboxHandler } from '#backend/jobs/jobs.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { type OpenWithdrawalMailJob, openWithdrawalMailJob } from './mail-job.ts';
import type { MailModel } from './mail-model.ts';
import { footerOf, type ShopFacts } from './mail-parts-of-order.ts';
import { postMail, type RenderMail } from './send-mail.ts';
import type { DeliverMail } from './transport.ts';

/** The receipt of a withdrawal whose order has not been found yet: wording, date and time, as for any other (Y-01). */
const composeOpenWithdrawalMail = (job: OpenWithdrawalMailJob, t: Translate, facts: ShopFacts): MailModel => {
  const { site, withdrawalId, name, orderNumber, content, createdAt } = job;
  const text = t('mail.return-withdrawn.text', { moment: longMoment(createdAt, site.country, site.locale) });
  return {
    language: site.language,
    subject: t('mail.withdrawal-open.subject', { withdrawalId }),
    preview: text,
    heading: t('mail.return-withdrawn.heading'),
    paragraphs: [text, t('returns.open.statement', { name, orderId: orderNumber }), content, t('returns.open.next')],
    verbatim: [withdrawalId, orderNumber, name],
    code: '',
    closing: '',
    track: [],
    button: null,
    rows: [],
    sums: [],
    total: null,
    blocks: [{ title: t('returns.number'), lines: [withdrawalId] }],
    footer: footerOf(site, t, facts, ''),
  };
};

type Tools = { render: RenderMail; findFacts: (site: Site) => ShopFacts; send?: DeliverMail };

/** The outbox handler for that receipt. */
export const sendOpenWithdrawalMail =
  ({ render, findFacts, send }: Tools): OutboxHandler =>
  async ({ key, payload, createdAt }) => {
    const job = openWithdrawalMailJob.parse(payload);
    const mail = composeOpenWithdrawalMail(
      job,
      createTranslator(job.site.language, await loadMessages(job.site.locale)),
      findFacts(job.site),
    );
    await postMail({ key, createdAt, to: { name: '', address: job.email }, mail, render, send, enclosed: [] });
  };
