import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const folder = process.env['MAIL_FOLDER'] ?? 'var/test/outbox';

const readMails = async (): Promise<Email[]> => {
  // File names begin with the millisecond of sending, so they sort by time. The mail's own date has only seconds.
  const files = (await readdir(folder).catch(() => [])).toSorted();
  const mails = files.filter((file) => file.endsWith('.eml')).map(async (file) => PostalMime.parse(await readFile(join(folder, file))));
  return Promise.all(mails);
};

/** Waits for the mail that names an order, and returns it parsed. */
export const findMailOf = async (orderId: string): Promise<Email> => {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await readMails()).find(({ subject, text }) => subject?.includes(orderId) || text?.includes(orderId));
        return found !== undefined;
      },
      { message: `a mail that names ${orderId}`, timeout: 20_000 },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail names ${orderId}`);
  return found;
};

/** The secret in an order's mail: it gives access to the order (O-04). */
export const keyOfMail = async (orderId: string): Promise<string> =>
  /\/plain\/order\?key=([\w-]{43})/.exec((await findMailOf(orderId)).html?.toString() ?? '')?.[1] ?? '';

/** Waits for mails to an address that contain a text, and returns them parsed, newest first. */
export const findMailsTo = async (address: string, text: string): Promise<Email[]> => {
  const isWanted = (mail: Email): boolean =>
    (mail.to ?? []).some((to) => to.address?.toLowerCase() === address.toLowerCase()) && (mail.text ?? '').includes(text);
  let found: Email[] = [];
  await expect
    .poll(
      async () => {
        found = (await readMails()).filter(isWanted).toReversed();
        return found.length;
      },
      { message: `a mail to ${address} with ${text}`, timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  return found;
};

/** Waits for the newest mail to an address that contains a text, and returns it parsed. */
export const findMailTo = async (address: string, text: string): Promise<Email> => {
  const [newest] = await findMailsTo(address, text);
  if (!newest) throw new Error(`No mail to ${address} with ${text}`);
  return newest;
};
