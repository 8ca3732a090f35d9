import 'server-only';
import { z } from 'zod';
import { company } from '#shared/company/company.ts';

/** Where mail goes: to an SMTP server, or as files into a folder. */
export type MailSettings = { smtpUrl: string | undefined; folder: string; from: string };

const settings = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@host:587' }).optional(),
  MAIL_FOLDER: z.string().min(1).default('var/outbox'),
  MAIL_FROM: z.email('must be an e-mail address').default(company.email),
});

/** Reads SMTP_URL, MAIL_FOLDER and MAIL_FROM; throws an error that names what is wrong, without the password. */
export const readMailSettings = (env: NodeJS.ProcessEnv = process.env): MailSettings => {
  const set = Object.fromEntries(['SMTP_URL', 'MAIL_FOLDER', 'MAIL_FROM'].flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const result = settings.safeParse(set);
  if (!result.success) {
    throw new Error(`Mail is not configured: ${result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`);
  }
  return { smtpUrl: result.data.SMTP_URL, folder: result.data.MAIL_FOLDER, from: result.data.MAIL_FROM };
};
