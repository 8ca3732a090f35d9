import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/refusal/refusal.ts';
import { createToken, hashToken } from '#backend/rest/rest.ts';
import { lockConsumer } from './consumer.queries.ts';
import type { ConsumerCodeTable, ConsumerTable } from './consumer.table.ts';

type Purpose = ConsumerCodeTable['purpose'];

const hour = 60 * 60 * 1000;

const lifetimes: Record<Purpose, number> = { password: hour, newEmail: 24 * hour, stopNewEmail: 24 * hour };

/** The most guesses at a secret of a mail. */
export const maxTries = 5;

/** What the database knows of a secret of a mail. */
export const hashSecret = (codeId: string, secret: string): string => hashToken(`${codeId}:${secret}`);

/** Makes a secret for a mail; earlier ones of the same purpose no longer count. */
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

const refusals: Record<Purpose, { field: string; messageKey: string }> = {
  password: { field: 'trxId', messageKey: 'account.refused.link' },
  newEmail: { field: 'id', messageKey: 'account.refused.link' },
  stopNewEmail: { field: 'id', messageKey: 'account.refused.link' },
};

/** The one refusal for a code that is unknown, wrong, used, too old or guessed at too often. */
export const refuseCode = (purpose: Purpose): DomainError =>
  new DomainError('CodeException', 400, { fields: [refusals[purpose]] }, 'The code is wrong or no longer valid');

/** Whose secret this is. Every look counts as a guess, also when what follows is undone. Throws CodeException. */
export const checkCode = async (purpose: Purpose, codeId: string, secret: string, now = Date.now()): Promise<string> => {
  const row = await database
    .updateTable('consumerCode')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('codeId', '=', codeId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .returning(['consumerId', 'secretHash'])
    .executeTakeFirst();
  if (row?.secretHash !== hashSecret(codeId, secret)) throw refuseCode(purpose);
  return row.consumerId;
};

/** The address that a code was mailed to, to become the account's. */
export const newEmailOf = async (trx: Trx, codeId: string): Promise<string> => {
  const row = await trx.selectFrom('consumerCode').select('newEmail').where('codeId', '=', codeId).executeTakeFirst();
  if (!row?.newEmail) throw refuseCode('newEmail');
  return row.newEmail;
};

/**
 * Uses a code up in the transaction of what it allows, and answers its account, held until the transaction ends; a second one at
 * the same time is refused.
 */
export const spendCode = async (trx: Trx, purpose: Purpose, codeId: string, consumerId: string): Promise<ConsumerTable> => {
  // The account first, as in every other change of it: the other way round two of them could wait for each other.
  const consumer = await lockConsumer(trx, consumerId);
  const { numUpdatedRows } = await trx
    .updateTable('consumerCode')
    .set({ usedAt: Date.now() })
    .where('codeId', '=', codeId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (!consumer || numUpdatedRows === 0n) throw refuseCode(purpose);
  return consumer;
};

/** Ends every open secret of an account, whatever it is for: the links of earlier mails no longer work. */
export const endCodes = async (trx: Trx, consumerId: string): Promise<void> => {
  await trx.deleteFrom('consumerCode').where('consumerId', '=', consumerId).execute();
};
