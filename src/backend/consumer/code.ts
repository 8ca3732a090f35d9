import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { createToken, hashToken } from '#backend/rest/rest.ts';
import { lockConsumerRow } from './consumer.queries.ts';
import type { ConsumerCodeTable, ConsumerTable } from './consumer.table.ts';

type Purpose = ConsumerCodeTable['purpose'];

const hour = 60 * 60 * 1000;

const undoPeriodMs = 7 * 24 * hour;
const lifetimes: Record<Purpose, number> = { password: hour, newEmail: 24 * hour, stopNewEmail: undoPeriodMs, undoNewEmail: undoPeriodMs };

/** The maximum number of guesses at a mailed secret. */
export const maxTries = 5;

/** The hash of a mailed secret, as the database stores it. */
export const hashSecret = (codeId: string, secret: string): string => hashToken(`${codeId}:${secret}`);

/** Issues a secret for a mail; earlier ones of the same purpose are invalidated. */
export const issueCode = async (
  trx: Trx,
  consumerId: string,
  purpose: Purpose,
  newEmail: string | null = null,
): Promise<{ codeId: string; secret: string }> => {
  const codeId = randomUUID();
  const secret = createToken();
  const createdAt = Date.now();
  await trx.deleteFrom('consumerCode').where('consumerId', '=', consumerId).where('purpose', '=', purpose).execute();
  await trx
    .insertInto('consumerCode')
    .values({
      codeId,
      consumerId,
      purpose,
      secretHash: hashSecret(codeId, secret),
      tries: 0,
      createdAt,
      expiresAt: createdAt + lifetimes[purpose],
      usedAt: null,
      newEmail,
    })
    .execute();
  return { codeId, secret };
};

/** Whether such a secret was sent since a moment (epoch ms), for a new address to this very one; call it while its account is locked. */
export const hasIssued = async (
  trx: Trx,
  { consumerId, purpose, newEmail }: { consumerId: string; purpose: Purpose; newEmail?: string },
  since: number,
): Promise<boolean> => {
  const issued = trx.selectFrom('consumerCode').select('codeId').where('consumerId', '=', consumerId).where('purpose', '=', purpose);
  const same = newEmail === undefined ? issued : issued.where('newEmail', '=', newEmail);
  return (await same.where('usedAt', 'is', null).where('createdAt', '>=', since).executeTakeFirst()) !== undefined;
};

const errors: Record<Purpose, { field: string; messageKey: string }> = {
  password: { field: 'trxId', messageKey: 'account.refused.link' },
  newEmail: { field: 'id', messageKey: 'account.refused.link' },
  stopNewEmail: { field: 'id', messageKey: 'account.refused.link' },
  undoNewEmail: { field: 'id', messageKey: 'account.refused.link' },
};

/** The single error for a code that is unknown, wrong, used, expired or guessed at too often. */
export const invalidCodeError = (purpose: Purpose): DomainError =>
  new DomainError('CodeException', 400, { fields: [errors[purpose]] }, 'The code is wrong or no longer valid');

/** The account of a secret. Every check counts as a guess, even if the caller's work is rolled back. Throws CodeException. */
export const checkCode = async (purposes: [Purpose, ...Purpose[]], codeId: string, secret: string, now = Date.now()): Promise<string> => {
  const row = await database
    .updateTable('consumerCode')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('codeId', '=', codeId)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .returning(['consumerId', 'secretHash'])
    .executeTakeFirst();
  if (row?.secretHash !== hashSecret(codeId, secret)) throw invalidCodeError(purposes[0]);
  return row.consumerId;
};

/** The address that a code gives to its account, or preserves. */
export const newEmailOf = async (trx: Trx, codeId: string): Promise<string> => {
  const row = await trx.selectFrom('consumerCode').select('newEmail').where('codeId', '=', codeId).executeTakeFirst();
  if (!row?.newEmail) throw invalidCodeError('newEmail');
  return row.newEmail;
};

/**
 * Marks a code as used in the transaction of what it allows, and returns its account, locked until the transaction ends; a concurrent
 * second use is rejected.
 */
export const spendCode = async (trx: Trx, purpose: Purpose, codeId: string, consumerId: string): Promise<ConsumerTable> => {
  // The account first, as in every other change of it: the opposite order could deadlock.
  const consumer = await lockConsumerRow(trx, consumerId);
  const { numUpdatedRows } = await trx
    .updateTable('consumerCode')
    .set({ usedAt: Date.now() })
    .where('codeId', '=', codeId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (!consumer || numUpdatedRows === 0n) throw invalidCodeError(purpose);
  return consumer;
};

/**
 * Invalidates every open secret of an account, whatever it is for: the links of earlier mails no longer work. Only those that undo a
 * change of address stay: an attacker who took the account over must not be able to end them.
 */
export const endCodes = async (trx: Trx, consumerId: string): Promise<void> => {
  await trx.deleteFrom('consumerCode').where('consumerId', '=', consumerId).where('purpose', '!=', 'undoNewEmail').execute();
};

/** The address has changed: the link in the old mailbox, which could have stopped the change, undoes it from now on. */
export const saveUndoCode = async (trx: Trx, consumerId: string): Promise<void> => {
  await trx
    .updateTable('consumerCode')
    .set({ purpose: 'undoNewEmail', expiresAt: Date.now() + undoPeriodMs })
    .where('consumerId', '=', consumerId)
    .where('purpose', '=', 'stopNewEmail')
    .execute();
};

/** Whether a change of address can still be undone from the old mailbox; call it while the account is locked. */
export const hasOpenUndo = async (trx: Trx, consumerId: string, now = Date.now()): Promise<boolean> => {
  const undo = trx.selectFrom('consumerCode').select('codeId').where('consumerId', '=', consumerId).where('purpose', '=', 'undoNewEmail');
  return (await undo.where('usedAt', 'is', null).where('expiresAt', '>', now).executeTakeFirst()) !== undefined;
};

/** The change is undone: this link and those of later changes are no longer valid. */
export const endUndo = async (trx: Trx, consumerId: string, codeId: string): Promise<void> => {
  const since = trx.selectFrom('consumerCode').select('createdAt').where('codeId', '=', codeId);
  await trx.deleteFrom('consumerCode').where('consumerId', '=', consumerId).where('createdAt', '>=', since).execute();
};
