import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Db, database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { anonymous, enqueueConsumerMail } from '#backend/mail/mail.ts';
import { createToken } from '#backend/rest/rest.ts';
import type { NewsletterState, Subscription } from '#shared/contract/newsletter.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { deleteByEmail, findByEmail, findByLink, insertOrIgnore, setAsked, setConfirmed } from './newsletter.queries.ts';
import type { NewsletterTable } from './newsletter.table.ts';

type Mailbox = { email: string; emailKey: string };

const rowOf = ({ country, language }: Site, { email, emailKey }: Mailbox, confirmedAt: number | null): NewsletterTable => ({
  ...{ subscriptionId: randomUUID(), email, emailKey, secret: createToken(), country, language },
  askedAt: Date.now(),
  confirmedAt,
});

/** Where a subscription is confirmed and ended: the link of its mails. */
const linkOf = (site: Pick<Site, 'root'>, { subscriptionId, secret }: NewsletterTable): string =>
  `${noScriptPathTo(site, 'newsletter')}?${new URLSearchParams({ id: subscriptionId, key: secret })}`;

/**
 * Asks the owner of a mailbox to confirm the newsletter, and returns whether it does: an existing subscriber, or one who was asked `since`
 * then, gets no further mail. `key` makes it one mail.
 */
export const askForNewsletter = async (
  trx: Trx,
  site: Site,
  mailbox: Mailbox,
  { key, since }: { key: string; since: number },
): Promise<boolean> => {
  const subscription = rowOf(site, mailbox, null);
  const row = await insertOrIgnore(trx, subscription);
  const isNew = row.subscriptionId === subscription.subscriptionId;
  if (row.confirmedAt !== null || !(isNew || (await setAsked(trx, row.subscriptionId, subscription.askedAt, since)))) return false;
  await enqueueConsumerMail(trx, key, { template: 'newsletter-confirm', site, to: row.email, person: anonymous, link: linkOf(site, row) });
  return true;
};

/** Subscribes a mailbox that its owner has just verified in another way. */
export const confirmMailbox = async (trx: Trx, site: Site, mailbox: Mailbox): Promise<void> => {
  const row = await insertOrIgnore(trx, rowOf(site, mailbox, Date.now()));
  await setConfirmed(trx, row.subscriptionId, Date.now());
};

/** A subscription by its link; throws SubscriptionNotFoundException for a wrong link or an ended subscription. */
const getSubscription = async (db: Db, link: Subscription): Promise<NewsletterTable> => {
  const row = await findByLink(db, link);
  if (row) return row;
  const fields = [{ field: 'id', messageKey: 'account.refused.link' }];
  throw new DomainError('SubscriptionNotFoundException', 404, { fields }, 'No such subscription');
};

/** The subscription that a link belongs to, for the page that shows it. */
export const subscriptionOfLink = (link: Subscription): Promise<NewsletterTable | undefined> => findByLink(database, link);

/** The second half of the double opt-in: from now on the newsletter is sent. Repeating it changes nothing. */
export const confirmSubscription = (link: Subscription): Promise<void> =>
  inTransaction(async (trx) => setConfirmed(trx, (await getSubscription(trx, link)).subscriptionId, Date.now()));

/** Ends a subscription and deletes its address. Repeating it changes nothing. */
export const endSubscription = async (link: Subscription): Promise<void> => {
  const row = await findByLink(database, link);
  if (row) await deleteByEmail(database, row.emailKey);
};

/** Ends the subscription of a mailbox, if there is one. */
export const endNewsletterOf = (db: Db, emailKey: string): Promise<void> => deleteByEmail(db, emailKey);

/** The state of a mailbox's subscription. */
export const newsletterStateOf = async (db: Db, emailKey: string): Promise<NewsletterState> => {
  const row = await findByEmail(db, emailKey);
  if (!row) return 'NONE';
  return row.confirmedAt === null ? 'ASKED' : 'CONFIRMED';
};
