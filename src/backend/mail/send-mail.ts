import 'server-only';
import type { OutboxHandler } from '#backend/jobs/jobs.ts';
import { fullName } from '#shared/address/address-lines.ts';
import { company } from '#shared/company/company.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { headerName, wordMarkPart } from './mail-headers.ts';
import { orderMailJob } from './mail-job.ts';
import type { MailModel } from './mail-model.ts';
import { readMailSettings } from './mail-settings.ts';
import { composeOrderMail, enclosuresOf, type OrderMailFacts } from './order-mail.ts';
import { createTransport, type DeliverMail, type OutgoingMail } from './transport.ts';

/** Renders a mail model as HTML and plain text. */
export type RenderMail = (mail: MailModel) => Promise<{ html: string; text: string }>;

type OrderMailTools = {
  render: RenderMail;
  findFacts: (job: ReturnType<typeof orderMailJob.parse>) => OrderMailFacts;
  /** Created from the environment when not given. */
  send?: DeliverMail;
};

type Post = Pick<OutgoingMail, 'key' | 'createdAt' | 'to' | 'enclosed'> & {
  mail: MailModel;
  render: RenderMail;
  send: DeliverMail | undefined;
};

/** Renders a mail and sends it, from the company to its reader. */
export const postMail = async ({ mail, render, send, ...letter }: Post): Promise<void> => {
  const settings = readMailSettings();
  await (send ?? createTransport(settings))({
    ...letter,
    from: { name: company.brand, address: settings.from },
    language: mail.language,
    subject: mail.subject,
    ...(await render(mail)),
    inline: [wordMarkPart()],
  });
};

/** The outbox handler for mails about orders: composes in the shopper's language, renders and sends. */
export const sendOrderMail = ({ render, findFacts, send }: OrderMailTools): OutboxHandler => {
  return async ({ key, payload, createdAt }) => {
    const job = orderMailJob.parse(payload);
    const t = createTranslator(job.site.language, await loadMessages(job.site.locale));
    const facts = findFacts(job);
    const mail = composeOrderMail(job, t, facts, createdAt);
    const { billingAddress } = job.order;
    const to = { name: headerName(fullName(billingAddress, billingAddress.country)), address: job.to };
    await postMail({ key, createdAt, to, mail, render, send, enclosed: enclosuresOf(job, facts) });
  };
};
