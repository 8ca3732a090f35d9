import 'server-only';
import { environment } from '#shared/environment/environment.ts';

/** Where mail is sent: to an SMTP server, or as files into a folder. */
export type MailSettings = { smtpUrl: string | undefined; folder: string; from: string; showsOutbox: boolean };

/** The mail settings of the environment. */
export const readMailSettings = (): MailSettings => {
  const { SMTP_URL: smtpUrl, MAIL_FOLDER: folder, MAIL_FROM: from, OUTBOX_PAGE } = environment();
  return { smtpUrl, folder, from, showsOutbox: OUTBOX_PAGE === 1 };
};
