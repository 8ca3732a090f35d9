import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { database, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { hashSecret, maxTries } from './code.ts';
import type { PendingAccountTable } from './consumer.table.ts';

const day = 24 * 60 * 60 * 1000;
// Without 0, 1, I, L, O, U: easy to type from a mail, and never a word.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Issues the mailed code of one registration; an earlier one of the same registration is invalidated, those of others stay. */
export const issueConfirmation = async (trx: Trx, consumerId: string): Promise<{ codeId: string; otp: string }> => {
  const codeId = randomUUID();
  const otp = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  await trx
    .updateTable('pendingAccount')
    .set({ codeId, secretHash: hashSecret(codeId, otp), tries: 0, expiresAt: Date.now() + day })
    .where('consumerId', '=', consumerId)
    .execute();
  return { codeId, otp };
};

/** Whether the mail of a registration was sent since a moment (epoch ms). */
export const hasConfirmationSince = ({ codeId, expiresAt }: PendingAccountTable, since: number): boolean =>
  codeId !== null && expiresAt - day >= since;

/** The single error for a code that is unknown, wrong, used, expired or guessed at too often. */
export const invalidConfirmationError = (): DomainError => {
  const fields = [{ field: 'otp', messageKey: 'account.refused.code' }];
  return new DomainError('CodeException', 400, { fields }, 'The code is wrong or no longer valid');
};

/** The registration that a code was mailed for. Every check counts as a guess. Throws CodeException. */
export const checkConfirmation = async (codeId: string, otp: string, now = Date.now()): Promise<PendingAccountTable> => {
  const row = await database
    .updateTable('pendingAccount')
    .set((pending) => ({ tries: pending('tries', '+', 1) }))
    .where('codeId', '=', codeId)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .returningAll()
    .executeTakeFirst();
  if (row?.secretHash !== hashSecret(codeId, otp)) throw invalidConfirmationError();
  return row;
};

/** Marks a code as used in the transaction of what it allows; a concurrent second use is rejected. */
export const spendConfirmation = async (trx: Trx, codeId: string): Promise<void> => {
  const { numDeletedRows } = await trx.deleteFrom('pendingAccount').where('codeId', '=', codeId).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw invalidConfirmationError();
};
