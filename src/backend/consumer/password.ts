import 'server-only';
import { inTransaction, type Trx } from '#backend/database/database.ts';
import { enqueueConsumerMail } from '#backend/mail/mail.ts';
import type { Reset } from '#shared/contract/password.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { checkCode, hasIssued, issueCode, spendCode } from './code.ts';
import { lockConsumerRow, updateConsumer } from './consumer.queries.ts';
import type { ConsumerTable } from './consumer.table.ts';
import { revokeAccess } from './end-access.ts';
import { hashPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { getConsumer } from './profile.ts';

// A link is valid for an hour: one of the last half hour leaves time to use it.
const lastingMs = 30 * 60 * 1000;

/**
 * Queues the mail whose link lets its owner choose a new password (U-04), and returns whether it did; `key` makes it one mail. If one was
 * sent `since`, no other is queued. Without `mayMail` neither is one while an earlier link will do: others can keep nobody from resetting.
 */
export const mailReset = async (
  trx: Trx,
  site: Site,
  consumer: ConsumerTable,
  { key, since, mayMail }: { key: string; since: number; mayMail: boolean },
): Promise<boolean> => {
  await lockConsumerRow(trx, consumer.consumerId);
  const enoughSince = mayMail ? since : Math.min(since, Date.now() - lastingMs);
  if (await hasIssued(trx, { consumerId: consumer.consumerId, purpose: 'password' }, enoughSince)) return false;
  const { codeId, secret } = await issueCode(trx, consumer.consumerId, 'password');
  const link = `${pathTo(site, 'resetPassword')}?${new URLSearchParams({ trxId: codeId, trnxId: secret })}`;
  await enqueueConsumerMail(trx, key, { template: 'password-reset', site, to: consumer.email, person: consumer, link });
  return true;
};

/**
 * Sets a new password by the link of a mail, once and within the hour (U-04). Every login and every other mailed link is invalidated, and
 * the owner is notified. Throws CodeException for a link that is wrong, used or expired.
 */
export const resetPassword = async (site: Site, { password, trxId, trnxId }: Reset): Promise<void> => {
  const consumerId = await checkCode(['password'], trxId, trnxId);
  requireStrongPassword(password, await getConsumer(consumerId));
  const passwordHash = await hashPassword(password);
  await inTransaction(async (trx) => {
    const consumer = await spendCode(trx, 'password', trxId, consumerId);
    await updateConsumer(trx, consumerId, { passwordHash });
    await revokeAccess(trx, consumerId);
    const link = pathTo(site, 'forgotPassword');
    await enqueueConsumerMail(trx, `changed:${trxId}`, { template: 'password-changed', site, to: consumer.email, person: consumer, link });
  });
};
