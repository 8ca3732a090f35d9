import 'server-only';
import type { OutboxHandler } from '#backend/jobs/jobs.ts';
import { fullName } from '#shared/address/address-lines.ts';
import { company } from '#shared/company/company.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { type ConsumerMailJob, consumerMailJob } from './consumer-mail-job.ts';
import { headerName, wordMarkPart } from './mail-headers.ts';
import type { MailModel } from './mail-model.ts';
import { readMailSettings } from './mail-settings.ts';
import type { RenderMail } from './send-mail.ts';
import { createTransport, type DeliverMail } from './transport.ts';

const buttons = {
  'account-confirm': 'confirm',
  'account-known': 'login',
  'password-reset': 'password',
  'password-changed': 'password',
  'account-deleted': undefined,
  'email-change': 'email',
  'email-asked': 'stopEmail',
  'email-changed': undefined,
  'newsletter-confirm': 'newsletter',
} as const;

const greetingOf = ({ salutation, firstName, lastName }: ConsumerMailJob['person'], t: Translate): string[] =>
  lastName === '' ? [] : [t(`mail.greeting.${salutation === '' ? 'none' : salutation}`, { firstName, lastName })];

/** Composes a mail about an account in the reader's language. */
const composeConsumerMail = ({ template, site, person, link, code = '' }: ConsumerMailJob, t: Translate): MailModel => {
  const text = t(`mail.${template}.text`);
  const button = buttons[template];
  return {
    language: site.language,
    subject: t(`mail.${template}.subject`),
    preview: text,
    heading: t(`mail.${template}.heading`),
    paragraphs: [...greetingOf(person, t), text],
    verbatim: [],
    code,
    closing: t(`mail.${template}.closing`),
    track: [],
    button: button && link ? { label: t(`mail.button.${button}`), href: absoluteUrl(site.country, link) } : null,
    rows: [],
    sums: [],
    total: null,
    blocks: [],
    footer: {
      questions: t('mail.footer.questions', { phone: company.phone }),
      links: [],
      imprint: t('mail.footer.imprint', { mail: company.email }),
    },
  };
};

/** The outbox handler for mails about accounts. `send` is created from the environment when not given. */
export const sendConsumerMail =
  (render: RenderMail, send?: DeliverMail): OutboxHandler =>
  async ({ key, payload, createdAt }) => {
    const job = consumerMailJob.parse(payload);
    const settings = readMailSettings();
    const mail = composeConsumerMail(job, createTranslator(job.site.language, await loadMessages(job.site.locale)));
    await (send ?? createTransport(settings))({
      key,
      createdAt,
      from: { name: company.brand, address: settings.from },
      to: { name: headerName(fullName(job.person, job.site.country)), address: job.to },
      language: job.site.language,
      subject: mail.subject,
      ...(await render(mail)),
      inline: [wordMarkPart()],
      enclosed: [],
    });
  };
