import 'server-only';
import { type Db, database } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import type { ContactRequestTable } from './contact.table.ts';

/** A request as it is shown to the operator and to its author. */
export type ShownRequest = {
  requestId: string;
  createdAt: number;
  country: ContactRequestTable['country'];
  language: ContactRequestTable['language'];
  fields: Record<string, string>;
  attachments: { name: string; mediaType: string; size: number }[];
};

const present = async (db: Db, row: ContactRequestTable): Promise<ShownRequest> => {
  const { requestId, createdAt, country, language } = row;
  const attachments = await db
    .selectFrom('contactAttachment')
    .select(['name', 'mediaType', 'size'])
    .where('requestId', '=', requestId)
    .orderBy('position')
    .execute();
  return { requestId, createdAt, country, language, fields: JSON.parse(row.fields) as Record<string, string>, attachments };
};

const newest = (db: Db) => db.selectFrom('contactRequest').selectAll().orderBy('createdAt', 'desc').orderBy('requestId');

/** The newest requests first, with the names of their files. */
export const listRequests = async (limit: number, db: Db = database): Promise<ShownRequest[]> =>
  Promise.all((await newest(db).limit(limit).execute()).map((row) => present(db, row)));

/** All requests of an address, in lower case; the newest first. */
export const listRequestsOf = async (emailKey: string, db: Db = database): Promise<ShownRequest[]> =>
  Promise.all((await newest(db).where('emailKey', '=', emailKey).execute()).map((row) => present(db, row)));

/** The error for a request that does not exist. */
export const noRequest = (requestId: string): DomainError =>
  new DomainError('ContactRequestNotFoundException', 404, {}, `There is no contact request ${requestId}`);

/** One request. Throws ContactRequestNotFoundException 404. */
export const getRequest = async (requestId: string, db: Db = database): Promise<ShownRequest> => {
  const row = await db.selectFrom('contactRequest').selectAll().where('requestId', '=', requestId).executeTakeFirst();
  if (!row) throw noRequest(requestId);
  return present(db, row);
};
