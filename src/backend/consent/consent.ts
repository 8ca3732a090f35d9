import 'server-only';
import { database, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import type { Purpose } from '#shared/consent/purposes.ts';
import type { ConsentBody } from '#shared/contract/consent.ts';
import type { Site } from '#shared/country/site.ts';
import type { ConsentRecordTable } from './consent.table.ts';

/** A recorded answer, as operators see it. */
export type ConsentRecord = Omit<ConsentRecordTable, 'asked' | 'granted'> & { asked: Purpose[]; granted: Purpose[] };

const year = 365 * 24 * 60 * 60 * 1000;
// Until claims expire, counted from the end of the twelve months for which an answer is valid.
const retentionMs = 4 * year;

/** Records an answer: version, time and choice, no personal data (G-03). */
export const recordConsent = async (
  trx: Trx,
  { country }: Site,
  { revision, asked, granted }: ConsentBody,
  now = Date.now(),
): Promise<string> => {
  const recordId = crypto.randomUUID();
  const allowed = granted.filter((purpose) => asked.includes(purpose));
  await trx
    .insertInto('consentRecord')
    .values({ recordId, country, revision, asked: JSON.stringify(asked), granted: JSON.stringify(allowed), answeredAt: now })
    .execute();
  return recordId;
};

/** Deletes records that no claim can refer to any more; returns how many. */
export const deleteOldConsents = async (now = Date.now()): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('consentRecord')
    .where('answeredAt', '<', now - retentionMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

const present = ({ asked, granted, answeredAt, ...row }: ConsentRecordTable): ConsentRecord => ({
  ...row,
  asked: JSON.parse(asked) as Purpose[],
  granted: JSON.parse(granted) as Purpose[],
  answeredAt: Number(answeredAt),
});

/** The newest recorded answers, `limit` at most. */
export const listConsents = async (limit: number): Promise<ConsentRecord[]> =>
  (await database.selectFrom('consentRecord').selectAll().orderBy('answeredAt', 'desc').orderBy('recordId').limit(limit).execute()).map(
    present,
  );

/** The error for a record that does not exist. */
export const noConsent = (recordId: string): DomainError =>
  new DomainError('ConsentRecordNotFoundException', 404, {}, `There is no record of consent ${recordId}`);

/** One recorded answer. Throws ConsentRecordNotFoundException 404. */
export const getConsent = async (recordId: string): Promise<ConsentRecord> => {
  const row = await database.selectFrom('consentRecord').selectAll().where('recordId', '=', recordId).executeTakeFirst();
  if (!row) throw noConsent(recordId);
  return present(row);
};

/** Deletes a record; returns whether there was one. */
export const eraseConsent = async (recordId: string): Promise<boolean> => {
  const { numDeletedRows } = await database.deleteFrom('consentRecord').where('recordId', '=', recordId).executeTakeFirst();
  return numDeletedRows > 0n;
};
