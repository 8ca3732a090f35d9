import 'server-only';
import type { Db } from '#backend/database/database.ts';
import { hashToken } from '#backend/rest/token-cookie.ts';

/** What a session cookie is worth: nothing, somebody who is logged in, or a login that has ended. */
export type SessionStanding = { status: 'NONE' } | { status: 'ACTIVE'; consumerId: string } | { status: 'EXPIRED' };

/** How a session token stands now; one that we never gave out is worth nothing. */
export const findSession = async (db: Db, token: string | undefined, now = Date.now()): Promise<SessionStanding> => {
  if (token === undefined) return { status: 'NONE' };
  const row = await db
    .selectFrom('session')
    .select(['consumerId', 'expiresAt'])
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return { status: 'NONE' };
  return row.expiresAt > now ? { status: 'ACTIVE', consumerId: row.consumerId } : { status: 'EXPIRED' };
};
