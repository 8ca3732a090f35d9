import 'server-only';
import { environment } from '#shared/environment/environment.ts';

/** Where mail goes: to an SMTP server, or as files into a folder. */
export type MailSettings = { smtpUrl: string | undefined; folder: string; from: string };

/** The mail settings of the environment. */
export const readMailSettings = (): MailSettings => {
  const { SMTP_URL: smtpUrl, MAIL_FOLDER: folder, MAIL_FROM: from } = environment();
  return { smtpUrl, folder, from };
};
