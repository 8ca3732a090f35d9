import 'server-only';
import type { MiddlewareHandler } from 'hono';
import { database } from '#backend/database/database.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { dropToken, readToken } from '#backend/rest/token-cookie.ts';
import { sessionExpiredStatus } from '#shared/contract/session-expired.ts';
import { findSession } from './consumer.ts';

const cookie = 'session';

/** Refuses a call whose session has ended with 497, once: the cookie goes with the answer (K-07, U-03). Without a session the call goes on. */
export const sessionGuard: MiddlewareHandler<RestEnv> = async (c, next) => {
  const { status } = await findSession(database, readToken(c, cookie));
  if (status !== 'EXPIRED') return next();
  dropToken(c, cookie);
  throw new DomainError('SessionExpiredException', sessionExpiredStatus, {}, 'The session has expired');
};
