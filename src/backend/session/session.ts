import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import { createToken, hashToken, keyOfConsumer, tokenOfCookies } from '#backend/rest/rest.ts';
import type { SessionTable } from './session.table.ts';
import { sessionCookie } from './session-cookies.ts';

// Setting and clearing the cookies of a session.

export { clearSessionCookies, sessionCookie, setSessionCookies } from './session-cookies.ts';

/** The status of a session cookie: none, an active login, or a login that has ended. */
type SessionStatus = { status: 'NONE' } | { status: 'ACTIVE'; consumerId: string; sessionId: string } | { status: 'EXPIRED' };

/** The new cookie data of a renewed login. */
export type RenewedSession = { token: string; isRemembered: boolean };

const hour = 60 * 60 * 1000;
const day = 24 * hour;
// Counted from the last call: active shoppers stay logged in.
const lifetimes = { short: 4 * hour, remembered: 30 * day };
const lifetimeOf = ({ isRemembered }: Pick<SessionTable, 'isRemembered'>): number =>
  isRemembered ? lifetimes.remembered : lifetimes.short;
const seenIntervalMs = 5 * 60 * 1000;

// How long an ended session is retained, so that its browser gets to know that it has ended.
const endedRetentionMs = 30 * day;

const prolong = async (db: Db, row: SessionTable, now: number): Promise<void> => {
  if (now - row.seenAt < seenIntervalMs) return;
  await db
    .updateTable('session')
    .set({ seenAt: now, expiresAt: now + lifetimeOf(row) })
    .where('sessionId', '=', row.sessionId)
    // Ended by another process at this moment: it stays ended.
    .where('expiresAt', '>', now)
    .execute();
};

/** The status of a session token; NONE for one that we never issued. Reading it prolongs the session. */
export const findSession = async (db: Db, token: string | undefined, now = Date.now()): Promise<SessionStatus> => {
  if (token === undefined) return { status: 'NONE' };
  const row = await db.selectFrom('session').selectAll().where('tokenHash', '=', hashToken(token)).executeTakeFirst();
  if (!row) return { status: 'NONE' };
  if (row.expiresAt <= now) return { status: 'EXPIRED' };
  await prolong(db, row, now);
  return { status: 'ACTIVE', consumerId: row.consumerId, sessionId: row.sessionId };
};

/** The session of a document's visitor, by the Cookie header. */
export const visitorOf = (cookies: string): Promise<SessionStatus> => findSession(database, tokenOfCookies(cookies, sessionCookie));

/** `keyOf` for documents that are rendered without a call; `cookies` is the Cookie header. */
export const keyOfCookies = async (cookies: string, name: 'cart' | 'wishlist'): Promise<string | undefined> => {
  const visitor = await visitorOf(cookies);
  return visitor.status === 'ACTIVE' ? keyOfConsumer(visitor.consumerId) : tokenOfCookies(cookies, name);
};

/** Logs a consumer in under a new token; the browser's previous session ends for good. */
export const startSession = async (
  trx: Trx,
  consumerId: string,
  { isRemembered, device, before }: { isRemembered: boolean; device: string; before: string | undefined },
): Promise<string> => {
  const token = createToken();
  const now = Date.now();
  if (before !== undefined) await trx.deleteFrom('session').where('tokenHash', '=', hashToken(before)).execute();
  const kind = { isRemembered: isRemembered ? (1 as const) : (0 as const) };
  await trx
    .insertInto('session')
    .values({
      sessionId: randomUUID(),
      tokenHash: hashToken(token),
      consumerId,
      createdAt: now,
      expiresAt: now + lifetimeOf(kind),
      seenAt: now,
      ...kind,
      device: device.slice(0, 200),
    })
    .execute();
  return token;
};

/** Deletes the session of a token: its browser logged out itself. */
export const deleteSession = async (token: string): Promise<void> => {
  await database.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute();
};

/** Deletes every session of an account that is being deleted. */
export const deleteSessionsOf = async (trx: Trx, consumerId: string): Promise<void> => {
  await trx.deleteFrom('session').where('consumerId', '=', consumerId).execute();
};

/** Deletes sessions that ended long ago. */
export const deleteOldSessions = async (now: number): Promise<void> => {
  await database
    .deleteFrom('session')
    .where('expiresAt', '<', now - endedRetentionMs)
    .execute();
};

/** Ends logins of a consumer, all or one of them; their browsers get 497 at their next call. Returns how many. */
export const endSessions = async (db: Db, consumerId: string, sessionId?: string): Promise<number> => {
  const now = Date.now();
  const running = db.updateTable('session').set({ expiresAt: now }).where('consumerId', '=', consumerId).where('expiresAt', '>', now);
  const ended = await (sessionId === undefined ? running : running.where('sessionId', '=', sessionId)).executeTakeFirstOrThrow();
  return Number(ended.numUpdatedRows);
};

/** Continues a login under a new token, which invalidates the earlier one; undefined if the login has ended. */
export const renewSession = async (trx: Trx, sessionId: string): Promise<RenewedSession | undefined> => {
  const token = createToken();
  const row = await trx
    .updateTable('session')
    .set({ tokenHash: hashToken(token) })
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '>', Date.now())
    .returning('isRemembered')
    .executeTakeFirst();
  return row && { token, isRemembered: row.isRemembered === 1 };
};

/** Ends every login of a consumer but the current one. */
export const endOtherSessions = async (db: Db, consumerId: string, own: string | undefined): Promise<void> => {
  const now = Date.now();
  const running = db.updateTable('session').set({ expiresAt: now }).where('consumerId', '=', consumerId).where('expiresAt', '>', now);
  await (own === undefined ? running : running.where('sessionId', '!=', own)).execute();
};

/** The logins of a consumer, the newest first. */
export const listSessions = (db: Db, consumerId: string): Promise<SessionTable[]> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('consumerId', '=', consumerId)
    .where('expiresAt', '>', Date.now())
    .orderBy('createdAt', 'desc')
    .orderBy('sessionId')
    .execute();
