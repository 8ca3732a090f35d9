import 'server-only';
import type { OutboxHandler } from '#backend/jobs/jobs.ts';
import { company } from '#shared/company/company.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { headerName } from './mail-headers.ts';
import { contactMailJob } from './mail-job.ts';
import { readMailSettings } from './mail-settings.ts';
import { createTransport } from './transport.ts';

/** A file of a request. */
type RequestFile = { name: string; mediaType: string; content: Buffer };

/** The outbox handler for contact requests: plain text to the company, in the company's language, one paragraph per field, with the visitor's files. */
export const sendContactMail =
  (findFiles: (requestId: string) => Promise<RequestFile[]>): OutboxHandler =>
  async ({ key, payload, createdAt }) => {
    const { requestId, replyTo, fields } = contactMailJob.parse(payload);
    const settings = readMailSettings();
    const t = createTranslator('de', await loadMessages('de'));
    const files = await findFiles(requestId);
    await createTransport(settings)({
      key,
      createdAt,
      from: { name: company.brand, address: settings.from },
      to: { name: company.legalName, address: company.email },
      replyTo: { name: headerName(replyTo.name), address: replyTo.address },
      language: 'de',
      subject: t('mail.contact.subject', { requestId }),
      text: `${Object.entries(fields)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n\n')}\n`,
      inline: [],
      enclosed: [],
      files: files.map(({ name, mediaType, content }) => ({ filename: name, contentType: mediaType, content })),
    });
  };
