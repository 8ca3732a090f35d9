import 'server-only';
import { visitorOf } from '#backend/session/session.ts';
import type { Site } from '#shared/country/site.ts';
import { expiredPath, noScriptLoginPath } from '#shared/routes/login-path.ts';
import { currentCookies, currentPath, redirectTo } from './request.ts';

/**
 * True for a visitor whose session has expired: they are redirected to a page that says so, and the personal document renders nothing
 * (R-05).
 */
export const isSessionExpired = async (site: Site): Promise<boolean> => {
  const { status } = await visitorOf(currentCookies());
  if (status === 'EXPIRED') redirectTo(expiredPath(site, currentPath()));
  return status === 'EXPIRED';
};

/**
 * The account whose personal document this is. Undefined for everybody else: they are redirected to the login, which leads back here, or
 * to the page that says their session has expired, and the document renders nothing.
 */
export const requireAccount = async (site: Site): Promise<string | undefined> => {
  const visitor = await visitorOf(currentCookies());
  if (visitor.status === 'ACTIVE') return visitor.consumerId;
  const path = currentPath();
  redirectTo(visitor.status === 'EXPIRED' ? expiredPath(site, path) : noScriptLoginPath(site, path));
  return undefined;
};

/** Whether the visitor who requests this personal document is logged in. */
export const isLoggedIn = async (): Promise<boolean> => (await visitorOf(currentCookies())).status === 'ACTIVE';
