import 'server-only';
import { randomUUID } from 'node:crypto';
import { inTransaction, type Trx } from '#backend/database/database.ts';
import { bindProductsOf } from '#backend/guarantee/guarantee.ts';
import { anonymous, enqueueConsumerMail } from '#backend/mail/mail.ts';
import { createToken } from '#backend/rest/rest.ts';
import type { RenewedSession } from '#backend/session/session.ts';
import type { ChangeEmail, ChangePassword, MailedLink } from '#shared/contract/credentials.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptPathTo, type PathName, pathTo } from '#shared/routes/paths.ts';
import { checkCode, endUndo, hasIssued, invalidCodeError, issueCode, newEmailOf, saveUndoCode, spendCode } from './code.ts';
import { findConsumerByEmail, updateConsumer } from './consumer.queries.ts';
import type { ConsumerTable } from './consumer.table.ts';
import { duplicateWindowMs } from './duplicate-window.ts';
import { revokeAccess } from './end-access.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { getConsumer, lockConsumer } from './profile.ts';
import { emailKeyOf, mailExistingAccount } from './register.ts';
import { wrongPasswordError } from './wrong-password-error.ts';

/** An account whose owner has just entered its password again. Rejects a wrong one by its field. */
const requirePassword = async (consumerId: string, password: string): Promise<ConsumerTable> => {
  const consumer = await getConsumer(consumerId);
  if (await isPasswordOf(consumer.passwordHash, password)) return consumer;
  throw wrongPasswordError('currentPassword');
};

/** The same account, locked: rejects when its password was changed since it was verified. */
const lockVerified = async (trx: Trx, verified: ConsumerTable): Promise<ConsumerTable> => {
  const consumer = await lockConsumer(trx, verified.consumerId);
  if (consumer.passwordHash !== verified.passwordHash) throw wrongPasswordError('currentPassword');
  return consumer;
};

/** The requester: the account and its session. */
type Requester = { consumerId: string | undefined; sessionId: string | undefined };

/**
 * Changes the password of an account; every other login and every link of an earlier mail ends, and its owner is notified (U-05). The
 * requesting login goes on under the returned token.
 */
export const changePassword = async (
  site: Site,
  { consumerId, sessionId }: { consumerId: string; sessionId: string | undefined },
  { currentPassword, password }: ChangePassword,
): Promise<RenewedSession | undefined> => {
  const verified = await requirePassword(consumerId, currentPassword);
  requireStrongPassword(password, verified);
  const passwordHash = await hashPassword(password);
  return inTransaction(async (trx) => {
    const consumer = await lockVerified(trx, verified);
    await updateConsumer(trx, consumerId, { passwordHash });
    const link = pathTo(site, 'forgotPassword');
    const key = `changed:${randomUUID()}`;
    await enqueueConsumerMail(trx, key, { template: 'password-changed', site, to: consumer.email, person: consumer, link });
    return revokeAccess(trx, consumerId, sessionId);
  });
};

const linkOf = (site: Site, page: PathName, { codeId, secret }: Awaited<ReturnType<typeof issueCode>>): string =>
  `${noScriptPathTo(site, page)}?${new URLSearchParams({ id: codeId, key: secret })}`;

/**
 * Asks by mail whether a new address is its owner's; the account keeps the old one until then, and the old mailbox gets a link that stops
 * the change. An address that has an account gets a mail that says so: the caller learns nothing.
 */
export const changeEmail = async (site: Site, consumerId: string, { email, currentPassword }: ChangeEmail): Promise<void> => {
  const verified = await requirePassword(consumerId, currentPassword);
  await inTransaction(async (trx) => {
    const consumer = await lockVerified(trx, verified);
    const isAsked = { consumerId, purpose: 'newEmail' as const, newEmail: email };
    if (await hasIssued(trx, isAsked, Date.now() - duplicateWindowMs)) return;
    const person = { site, person: consumer };
    const stop = await issueCode(trx, consumerId, 'stopNewEmail', consumer.email);
    const stopLink = linkOf(site, 'stopEmail', stop);
    await enqueueConsumerMail(trx, stop.codeId, { template: 'email-asked', to: consumer.email, ...person, link: stopLink });
    const owner = await findConsumerByEmail(trx, emailKeyOf(email));
    if (owner && owner.consumerId !== consumerId) return mailExistingAccount(trx, site, owner, randomUUID());
    const change = await issueCode(trx, consumerId, 'newEmail', email);
    const link = linkOf(site, 'confirmEmail', change);
    await enqueueConsumerMail(trx, change.codeId, { template: 'email-change', to: email, site, person: anonymous, link });
  });
};

/**
 * Activates the new address; every login but the requester's own ends, and the old mailbox is notified with a link that undoes the change
 * for a week. Throws CodeException for a link that is wrong, used, expired, or superseded.
 */
export const confirmNewEmail = async (site: Site, requester: Requester, { id, key }: MailedLink): Promise<RenewedSession | undefined> => {
  const consumerId = await checkCode(['newEmail'], id, key);
  return inTransaction(async (trx) => {
    const before = await spendCode(trx, 'newEmail', id, consumerId);
    const email = await newEmailOf(trx, id);
    const owner = await findConsumerByEmail(trx, emailKeyOf(email));
    // Somebody created an account with that address in the meantime.
    if (owner && owner.consumerId !== consumerId) throw invalidCodeError('newEmail');
    await bindProductsOf(trx, before);
    await updateConsumer(trx, consumerId, { email, emailKey: emailKeyOf(email) });
    await saveUndoCode(trx, consumerId);
    await enqueueConsumerMail(trx, `moved:${id}`, { template: 'email-changed', site, to: before.email, person: before });
    return revokeAccess(trx, consumerId, requester.consumerId === consumerId ? requester.sessionId : undefined);
  });
};

// Whoever changed the address knows the password: nobody can log in before the owner of the mailbox has chosen another one.
const moveBack = async (trx: Trx, site: Site, moved: ConsumerTable, email: string, passwordHash: string): Promise<void> => {
  // Somebody created an account with the old address in the meantime.
  if (await findConsumerByEmail(trx, emailKeyOf(email))) throw invalidCodeError('undoNewEmail');
  await bindProductsOf(trx, moved);
  await updateConsumer(trx, moved.consumerId, { email, emailKey: emailKeyOf(email), passwordHash });
  await enqueueConsumerMail(trx, `back:${randomUUID()}`, { template: 'email-changed', site, to: moved.email, person: moved });
};

/**
 * Stops a change of address by the link in the old mailbox, or undoes it: the account belongs to the old mailbox again, and its password
 * is invalidated. Whoever requested the change knew the password, so every login ends, too. Throws CodeException for a link that is wrong,
 * used or expired.
 */
export const stopNewEmail = async (site: Site, { id, key }: MailedLink): Promise<void> => {
  const consumerId = await checkCode(['stopNewEmail', 'undoNewEmail'], id, key);
  const unusableHash = await hashPassword(createToken());
  await inTransaction(async (trx) => {
    const consumer = await spendCode(trx, 'stopNewEmail', id, consumerId);
    const email = await newEmailOf(trx, id);
    if (emailKeyOf(email) !== consumer.emailKey) await moveBack(trx, site, consumer, email, unusableHash);
    await endUndo(trx, consumerId, id);
    await revokeAccess(trx, consumerId);
  });
};
