import 'server-only';
import { inTransaction } from '#backend/database/database.ts';
import { confirmMailbox } from '#backend/newsletter/newsletter.ts';
import { attachOrder } from '#backend/order/order.ts';
import type { Confirmation, ConsentType } from '#shared/contract/registration.ts';
import type { Site } from '#shared/country/site.ts';
import { checkConfirmation, invalidConfirmationError, spendConfirmation } from './confirmation-code.ts';
import { insertConsumer, replaceConsents } from './consumer.queries.ts';
import type { ConsumerTable, PendingAccountTable } from './consumer.table.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { wrongPasswordError } from './wrong-password-error.ts';

const accountOf = (pending: PendingAccountTable, passwordHash: string, now: number): ConsumerTable => {
  const { consumerId, email, emailKey, customerType, salutation, firstName, lastName, phone, company, taxNumber } = pending;
  const { country, language, createdAt } = pending;
  return {
    ...{ consumerId, email, emailKey, customerType, salutation, firstName, lastName, phone, company, taxNumber },
    ...{ passwordHash, billing: null, country, language, confirmedAt: now, createdAt, changedAt: now },
  };
};

/**
 * Verifies the mailbox: the account of this code, and no other, is created, with its order and the newsletter that was ticked. The code
 * verifies the mailbox, the password the person who registered: without both nobody gets in on a registration by someone else. Throws
 * CodeException for a code that is wrong, used or expired, WrongPasswordException for another password.
 */
export const confirmAccount = async (site: Site, { id, otp, userId, password }: Confirmation): Promise<void> => {
  const pending = await checkConfirmation(id, otp);
  if (pending.consumerId !== userId) throw invalidConfirmationError();
  if (!(await isPasswordOf(pending.passwordHash, password))) throw wrongPasswordError('password');
  const passwordHash = await hashPassword(password);
  await inTransaction(async (trx) => {
    await spendConfirmation(trx, id);
    const consumer = await insertConsumer(trx, accountOf(pending, passwordHash, Date.now()));
    // The owner created another account with this address in the meantime.
    if (!consumer) throw invalidConfirmationError();
    const consents = JSON.parse(pending.consents) as ConsentType[];
    await replaceConsents(trx, consumer.consumerId, consents, pending.createdAt);
    if (pending.orderId !== null) await attachOrder(trx, pending.orderId, consumer.consumerId);
    if (consents.includes('Newsletter')) await confirmMailbox(trx, site, consumer);
  });
};
