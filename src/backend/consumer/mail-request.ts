import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { database, inTransaction } from '#backend/database/database.ts';
import { enqueue, findWork, type OutboxHandler, type OutboxHandlers } from '#backend/jobs/jobs.ts';
import { askForNewsletter } from '#backend/newsletter/newsletter.ts';
import { type CountryCode, countries, languages } from '#shared/country/countries.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { hasConfirmationSince } from './confirmation-code.ts';
import { findConsumerByEmail } from './consumer.queries.ts';
import { duplicateWindowMs } from './duplicate-window.ts';
import { mailReset } from './password.ts';
import { findNewestPending } from './pending-account.queries.ts';
import { emailKeyOf, mailConfirmation, mailExistingAccount } from './register.ts';

const countryCodes = Object.keys(countries) as [CountryCode, ...CountryCode[]];
const request = z.object({
  wish: z.enum(['verification', 'password', 'newsletter']),
  email: z.string(),
  country: z.enum(countryCodes),
  language: z.enum(languages),
});
type MailRequest = z.infer<typeof request>;

/**
 * Records a request for a mail to an address. Whether it has an account is looked up later, out of the caller's sight: known and unknown
 * addresses get the same response in the same time.
 */
export const requestMail = ({ country, language }: Site, purpose: MailRequest['wish'], email: string): Promise<void> =>
  inTransaction((trx) =>
    enqueue(trx, {
      kind: 'consumer-request',
      key: `consumer-request:${randomUUID()}`,
      payload: { wish: purpose, email, country, language },
    }),
  );

const isQueued = async (key: string): Promise<boolean> => (await findWork(database, [`mail:consumer:${key}`])).size > 0;

// Writes the requested mail, if it has a recipient.
const answerMailRequest: OutboxHandler = async ({ key, payload, createdAt }) => {
  const { wish: purpose, email, country, language } = request.parse(payload);
  const site = findSite(country, language);
  // It was done before, and the process ended before it could record that.
  if (!site || (await isQueued(key))) return;
  const since = createdAt - duplicateWindowMs;
  await inTransaction(async (trx) => {
    if (purpose === 'newsletter') return askForNewsletter(trx, site, { email, emailKey: emailKeyOf(email) }, key, since);
    const consumer = await findConsumerByEmail(trx, emailKeyOf(email));
    if (consumer)
      return purpose === 'password' ? mailReset(trx, site, consumer, key, since) : mailExistingAccount(trx, site, consumer, key);
    const pending = purpose === 'verification' ? await findNewestPending(trx, emailKeyOf(email)) : undefined;
    if (pending && !hasConfirmationSince(pending, since)) await mailConfirmation(trx, site, pending, key);
  });
};

/** The module's background work. */
export const consumerHandlers: OutboxHandlers = { 'consumer-request': answerMailRequest };
