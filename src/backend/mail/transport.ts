import 'server-only';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { z } from 'zod';
import { NonRetryableError } from '#backend/jobs/jobs.ts';
import type { MailSettings } from './mail-settings.ts';
import type { outboxNote } from './outbox-files.ts';

/** A mail ready to be sent. `key` is its name in the outbox: the same mail sent twice has the same Message-ID. */
export type OutgoingMail = {
  key: string;
  /** Epoch milliseconds at which the mail became due. */
  createdAt: number;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  language: string;
  subject: string;
  html?: string;
  text: string;
  inline: { cid: string; filename: string; content: Buffer; contentType: string }[];
  /** Plain-text attachments for the reader to store. */
  enclosed: { filename: string; content: string }[];
  /** A visitor's files, unchanged. */
  files?: { filename: string; content: Buffer; contentType: string }[];
};

/** Sends a mail; throws when that failed, NonRetryableError when the mailbox will never accept it. */
export type DeliverMail = (letter: OutgoingMail) => Promise<void>;

// Nothing in a mail may make the server read a file or an address.
const harmless = { disableFileAccess: true, disableUrlAccess: true };
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const fileSafe = (text: string): string => text.replace(/[^A-Za-z0-9.-]+/g, '-');

const messageOf = ({ key, createdAt, from, inline, enclosed, files = [], language, ...letter }: OutgoingMail) => ({
  ...letter,
  from,
  date: new Date(createdAt),
  messageId: `<${fileSafe(key)}@${from.address.split('@').at(-1)}>`,
  headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  attachments: [
    ...inline.map((part) => ({ ...part, contentDisposition: 'inline' as const })),
    ...enclosed.map((part) => ({ ...part, contentType: 'text/plain; charset=utf-8' })),
    ...files.map((part) => ({ ...part, contentDisposition: 'attachment' as const })),
  ],
});

const isRejectedMailbox = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  Number(error.responseCode) >= 550;

/** Sends over SMTP. */
const sendBySmtp = (url: string): DeliverMail => {
  const transport = nodemailer.createTransport({ url, ...limits, ...harmless });
  return async (letter) => {
    try {
      await transport.sendMail(messageOf(letter));
    } catch (error) {
      if (isRejectedMailbox(error)) throw new NonRetryableError('The mailbox was refused', { cause: error });
      throw error;
    }
  };
};

const writeWhole = async (file: string, content: string | Buffer): Promise<void> => {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
};

/** The version for browsers: inline pictures of the mail are embedded in the page itself. */
const previewOf = ({ html, inline, text }: OutgoingMail): string =>
  inline.reduce(
    (page, { cid, content, contentType }) => page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html ?? `<!doctype html><meta charset="utf-8"><pre>${text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))}</pre>`,
  );

/** Writes mails as files, `{time}-{key}.eml`, `.html` and the data for the list as `.json`; the same mail again overwrites itself. */
const sendToFolder = (folder: string): DeliverMail => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...harmless });
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(letter));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not built');
    const time = new Date(letter.createdAt).toISOString().replace(/[-:.]/g, '');
    const name = join(folder, `${time}-${fileSafe(letter.key)}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { subject, to, createdAt: at } = letter;
    const note: z.infer<typeof outboxNote> = { subject, to: to.name ? `${to.name} <${to.address}>` : to.address, at };
    await writeWhole(`${name}.json`, JSON.stringify(note));
    await writeWhole(`${name}.html`, previewOf(letter));
    await writeWhole(`${name}.eml`, message);
  };
};

/** The transport of the settings. */
export const createTransport = ({ smtpUrl, folder }: MailSettings): DeliverMail => (smtpUrl ? sendBySmtp(smtpUrl) : sendToFolder(folder));
