import 'server-only';
import type { OutboxHandler } from '#backend/jobs/jobs.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { headerName } from './mail-headers.ts';
import { returnMailJob } from './mail-job.ts';
import type { ShopFacts } from './mail-parts-of-order.ts';
import { composeReturnMail } from './return-mail.ts';
import { postMail, type RenderMail } from './send-mail.ts';
import type { DeliverMail } from './transport.ts';

type Tools = { render: RenderMail; findFacts: (site: Site) => ShopFacts; send?: DeliverMail };

/** The outbox handler for mails about returns: composes in the language of the order, renders and sends. */
export const sendReturnMail =
  ({ render, findFacts, send }: Tools): OutboxHandler =>
  async ({ key, payload, createdAt }) => {
    const job = returnMailJob.parse(payload);
    const mail = composeReturnMail(job, createTranslator(job.site.language, await loadMessages(job.site.locale)), findFacts(job.site));
    const to = { name: headerName(job.receipt.name), address: job.receipt.email };
    await postMail({ key, createdAt, to, mail, render, send, enclosed: [] });
  };
