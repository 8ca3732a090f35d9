import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import { enqueue, findWork, type OutboxHandler, type OutboxHandlers } from '#backend/jobs/jobs.ts';
import { askForNewsletter } from '#backend/newsletter/newsletter.ts';
import { type CountryCode, countries, languages } from '#shared/country/countries.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { hasConfirmationSince } from './confirmation-code.ts';
import { findConsumerByEmail } from './consumer.queries.ts';
import { duplicateWindowMs } from './duplicate-window.ts';
import { mailBudgets } from './mail-budgets.ts';
import { mailReset } from './password.ts';
import { findPending } from './pending-account.queries.ts';
import { emailKeyOf, mailConfirmation, mailExistingAccount } from './register.ts';

const countryCodes = Object.keys(countries) as [CountryCode, ...CountryCode[]];
const request = z.object({
  wish: z.enum(['verification', 'password', 'newsletter']),
  email: z.string(),
  country: z.enum(countryCodes),
  language: z.enum(languages),
  deviceHash: z.string().optional(),
});
type MailRequest = z.infer<typeof request>;

/**
 * Records a request for a mail to an address. Whether it has an account is looked up later, out of the caller's sight: known and unknown
 * addresses get the same response in the same time. `deviceHash` is the browser that asks.
 */
export const requestMail = ({ country, language }: Site, purpose: MailRequest['wish'], email: string, deviceHash?: string): Promise<void> =>
  inTransaction((trx) =>
    enqueue(trx, {
      kind: 'consumer-request',
      key: `consumer-request:${randomUUID()}`,
      payload: { wish: purpose, email, country, language, deviceHash },
    }),
  );

const isQueued = async (key: string): Promise<boolean> => (await findWork(database, [`mail:consumer:${key}`])).size > 0;

type Answering = { site: Site; key: string; since: number; mayMail: boolean };

const answerVerification = async (
  trx: Trx,
  { email, deviceHash }: MailRequest,
  { site, key, since, mayMail }: Answering,
): Promise<boolean> => {
  if (!mayMail) return false;
  const emailKey = emailKeyOf(email);
  const consumer = await findConsumerByEmail(trx, emailKey);
  const pending = consumer ? undefined : await findPending(trx, { emailKey, deviceHash });
  if (consumer) await mailExistingAccount(trx, site, consumer, key);
  else if (pending && !hasConfirmationSince(pending, since)) await mailConfirmation(trx, site, pending, key);
  else return false;
  return true;
};

const answerPassword = async (trx: Trx, { email }: MailRequest, { site, ...answering }: Answering): Promise<boolean> => {
  const consumer = await findConsumerByEmail(trx, emailKeyOf(email));
  return consumer !== undefined && mailReset(trx, site, consumer, answering);
};

const answerNewsletter = async (trx: Trx, { email }: MailRequest, { site, key, since, mayMail }: Answering): Promise<boolean> =>
  mayMail && askForNewsletter(trx, site, { email, emailKey: emailKeyOf(email) }, { key, since });

const answers = {
  verification: { write: answerVerification, pauseMs: duplicateWindowMs },
  password: { write: answerPassword, pauseMs: duplicateWindowMs },
  // Nobody who has not subscribed is asked twice a day, however often others name the address.
  newsletter: { write: answerNewsletter, pauseMs: 24 * 60 * 60 * 1000 },
};

// Writes the requested mail, if it has a recipient, whose mailbox has not had too many of the kind.
const answerMailRequest: OutboxHandler = async ({ key, payload, createdAt }) => {
  const asked = request.parse(payload);
  const site = findSite(asked.country, asked.language);
  // It was done before, and the process ended before it could record that.
  if (!site || (await isQueued(key))) return;
  const { write, pauseMs } = answers[asked.wish];
  await mailBudgets[asked.wish].spend(asked.email, async (mayMail) => ({
    isMailed: await inTransaction((trx) => write(trx, asked, { site, key, since: createdAt - pauseMs, mayMail })),
  }));
};

/** The module's background work. */
export const consumerHandlers: OutboxHandlers = { 'consumer-request': answerMailRequest };
