import 'server-only';
import type { Context, MiddlewareHandler } from 'hono';
import { setCartCountCookie } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { isNoScriptForm, type RestEnv, readToken } from '#backend/rest/rest.ts';
import { clearSessionCookies, findSession, sessionCookie } from '#backend/session/session.ts';
import { setWishlistCountCookie } from '#backend/wishlist/wishlist.ts';
import { sessionExpiredStatus } from '#shared/contract/session-expired.ts';
import { expiredPath } from '#shared/routes/login-path.ts';

// Logging in, logging out and links from mails need no session: an ended one must not block them.
const open =
  /^\/consumer\/(?:login|logout|create|create\/from\/order|confirm-email|email\/(?:confirm|stop)|send-email-verification|initiate-reset-password|reset-password|newsletter\/(?:subscribe|confirm|unsubscribe)|products\/(?:register|confirm|forget))\/?$/;

const pathOfReferer = (c: Context): string => URL.parse(c.req.header('referer') ?? '')?.pathname ?? '/';

/**
 * Sets the logged-in consumer for the routes. Rejects a call whose session has ended with 497, once: the response clears the cookie (K-07,
 * U-03); a no-script form is redirected to the page that says so. Without a session the call goes on.
 */
export const sessionGuard: MiddlewareHandler<RestEnv> = async (c, next) => {
  const session = await findSession(database, readToken(c, sessionCookie));
  if (session.status === 'ACTIVE') {
    c.set('consumerId', session.consumerId);
    c.set('sessionId', session.sessionId);
  }
  if (session.status !== 'EXPIRED' || open.test(c.req.path)) return next();
  clearSessionCookies(c);
  setCartCountCookie(c, 0);
  setWishlistCountCookie(c, 0);
  if (isNoScriptForm(c)) return c.redirect(expiredPath(c.get('site'), pathOfReferer(c)), 303);
  throw new DomainError('SessionExpiredException', sessionExpiredStatus, {}, 'The session has expired');
};

/** The logged-in consumer; throws NotLoggedInException 401 without one (U-03). */
export const requireConsumer = (c: Context<RestEnv>): string => {
  const consumerId = c.get('consumerId');
  if (consumerId !== undefined) return consumerId;
  throw new DomainError('NotLoggedInException', 401, {}, 'Nobody is logged in');
};
