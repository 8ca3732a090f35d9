import 'server-only';
import { type Db, inTransaction, type Trx } from '#backend/database/database.ts';

// A question is answered long before; a resulting return or guarantee has documents of its own.
const retentionMs = 365 * 24 * 60 * 60 * 1000;

const deleteRows = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const table of ['contactAttachmentPart', 'contactAttachment', 'contactRequest'] as const)
    await trx.deleteFrom(table).where('requestId', 'in', ids).execute();
};

const idsBefore = (db: Db, moment: number) =>
  db.selectFrom('contactRequest').select('requestId').where('createdAt', '<', moment).limit(100).execute();

/** Deletes requests with their files after twelve months. */
export const deleteOldRequests = async (now = Date.now()): Promise<void> => {
  let found = 0;
  do {
    found = await inTransaction(async (trx) => {
      const rows = await idsBefore(trx, now - retentionMs);
      await deleteRows(
        trx,
        rows.map(({ requestId }) => requestId),
      );
      return rows.length;
    });
  } while (found > 0);
};

/** Deletes a request with its files; false when there is none. */
export const eraseRequest = (requestId: string): Promise<boolean> =>
  inTransaction(async (trx) => {
    const existing = await trx.selectFrom('contactRequest').select('requestId').where('requestId', '=', requestId).executeTakeFirst();
    await deleteRows(trx, existing ? [existing.requestId] : []);
    return existing !== undefined;
  });

/** Deletes all requests of an address, in lower case, in the transaction that deletes its account. */
export const deleteRequestsOf = async (trx: Trx, emailKey: string): Promise<void> => {
  const rows = await trx.selectFrom('contactRequest').select('requestId').where('emailKey', '=', emailKey).execute();
  await deleteRows(
    trx,
    rows.map(({ requestId }) => requestId),
  );
};
