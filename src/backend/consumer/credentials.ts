import 'server-only';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '#backend/database/database.ts';
import { enqueueConsumerMail } from '#backend/mail/mail.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import type { ChangeEmail, ChangePassword, ConfirmNewEmail } from '#shared/contract/credentials.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo, plainPathTo } from '#shared/routes/paths.ts';
import { checkCode, issueCode, newEmailOf, refuseCode, spendCode } from './code.ts';
import { findConsumerByEmail, updateConsumer } from './consumer.queries.ts';
import type { ConsumerTable } from './consumer.table.ts';
import { getConsumer, holdConsumer } from './consumer.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { emailKeyOf, mailKnown } from './register.ts';
import { endOtherSessions } from './session.ts';

/** An account whose owner has just said its password again. Refuses a wrong one by its field. */
const requirePassword = async (consumerId: string, password: string): Promise<ConsumerTable> => {
  const consumer = await getConsumer(consumerId);
  if (await isPasswordOf(consumer.passwordHash, password)) return consumer;
  const fields = [{ field: 'currentPassword', messageKey: 'account.refused.password' }];
  throw new DomainError('WrongPasswordException', 403, { fields }, 'The password is not right');
};

/** Gives an account another password; every other login ends, and its owner gets word (U-05). */
export const changePassword = async (
  site: Site,
  { consumerId, sessionId }: { consumerId: string; sessionId: string | undefined },
  { currentPassword, password }: ChangePassword,
): Promise<void> => {
  await requirePassword(consumerId, currentPassword);
  const passwordHash = await hashPassword(password);
  await inTransaction(async (trx) => {
    const consumer = await holdConsumer(trx, consumerId);
    await updateConsumer(trx, consumerId, { passwordHash });
    await endOtherSessions(trx, consumerId, sessionId);
    const link = pathTo(site, 'forgotPassword');
    const key = `changed:${randomUUID()}`;
    await enqueueConsumerMail(trx, key, { template: 'password-changed', site, to: consumer.email, person: consumer, link });
  });
};

/**
 * Asks by mail whether a new address is its owner's; the account keeps the old one until then. An address that has an account
 * gets a mail that says so: the caller learns nothing.
 */
export const changeEmail = async (site: Site, consumerId: string, { email, currentPassword }: ChangeEmail): Promise<void> => {
  await requirePassword(consumerId, currentPassword);
  await inTransaction(async (trx) => {
    const consumer = await holdConsumer(trx, consumerId);
    const owner = await findConsumerByEmail(trx, emailKeyOf(email));
    if (owner && owner.consumerId !== consumerId) return mailKnown(trx, site, owner, randomUUID());
    const { codeId, secret } = await issueCode(trx, consumerId, 'newEmail', email);
    const link = `${plainPathTo(site, 'confirmEmail')}?${new URLSearchParams({ id: codeId, key: secret })}`;
    await enqueueConsumerMail(trx, codeId, { template: 'email-change', site, to: email, person: consumer, link });
  });
};

/** The new address counts from now on; the old one gets word. Throws CodeException for a link that is wrong, used, too old, or overtaken. */
export const confirmNewEmail = async (site: Site, { id, key }: ConfirmNewEmail): Promise<void> => {
  const consumerId = await checkCode('newEmail', id, key);
  await inTransaction(async (trx) => {
    await spendCode(trx, 'newEmail', id);
    const email = await newEmailOf(trx, id);
    const before = await holdConsumer(trx, consumerId);
    const owner = await findConsumerByEmail(trx, emailKeyOf(email));
    // Somebody opened an account with that address in the meantime.
    if (owner && owner.consumerId !== consumerId) throw refuseCode('newEmail');
    await updateConsumer(trx, consumerId, { email, emailKey: emailKeyOf(email) });
    const link = pathTo(site, 'forgotPassword');
    await enqueueConsumerMail(trx, `moved:${id}`, { template: 'email-changed', site, to: before.email, person: before, link });
  });
};
