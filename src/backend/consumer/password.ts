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

/**
 * Queues the mail whose link lets its owner choose a new password (U-04); `key` makes it one mail. If one was sent `since`, no other is
 * queued.
 */
export const mailReset = async (trx: Trx, site: Site, consumer: ConsumerTable, key: string, since: number): Promise<void> => {
  await lockConsumerRow(trx, consumer.consumerId);
  if (await hasIssued(trx, { consumerId: consumer.consumerId, purpose: 'password' }, since)) return;
  const { codeId, secret } = await issueCode(trx, consumer.consumerId, 'password');
  const link = `${pathTo(site, 'resetPassword')}?${new URLSearchParams({ trxId: codeId, trnxId: secret })}`;
  await enqueueConsumerMail(trx, key, { template: 'password-reset', site, to: consumer.email, person: consumer, link });
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
