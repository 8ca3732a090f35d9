import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { database, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { hashSecret, maxTries } from './code.ts';
import type { PendingAccountTable } from './consumer.table.ts';

const day = 24 * 60 * 60 * 1000;
// Without 0, 1, I, L, O, U: typed from a mail, never a word.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes the code of a mail for one account that was asked for; an earlier one of the same no longer counts, those of others stay. */
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

/** Whether the mail of an account that was asked for went out since a moment (epoch ms). */
export const hasConfirmationSince = ({ codeId, expiresAt }: PendingAccountTable, since: number): boolean =>
  codeId !== null && expiresAt - day >= since;

/** The one refusal for a code that is unknown, wrong, used, too old or guessed at too often. */
export const invalidConfirmationError = (): DomainError => {
  const fields = [{ field: 'otp', messageKey: 'account.refused.code' }];
  return new DomainError('CodeException', 400, { fields }, 'The code is wrong or no longer valid');
};

/** The account that a code was mailed for. Every look counts as a guess. Throws CodeException. */
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

/** Uses a code up in the transaction of what it allows; a second one at the same time is refused. */
export const spendConfirmation = async (trx: Trx, codeId: string): Promise<void> => {
  const { numDeletedRows } = await trx.deleteFrom('pendingAccount').where('codeId', '=', codeId).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw invalidConfirmationError();
};
