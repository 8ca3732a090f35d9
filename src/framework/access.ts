import 'server-only';
import { visitorOf } from '#backend/session/session.ts';
import type { Site } from '#shared/country/site.ts';
import { expiredPath, noScriptLoginPath } from '#shared/routes/login-path.ts';
import { currentCookies, currentPath, redirectTo } from './request.ts';

/** True for a visitor whose session has expired: they are sent to where they hear so, and the personal document renders nothing. */
export const isSessionExpired = async (site: Site): Promise<boolean> => {
  const { status } = await visitorOf(currentCookies());
  if (status === 'EXPIRED') redirectTo(expiredPath(site, currentPath()));
  return status === 'EXPIRED';
};

/**
 * Whose personal document this is. Undefined for everybody else: they are sent to the login that leads back here, or to where they
 * hear that their session has expired, and the document renders nothing.
 */
export const requireAccount = async (site: Site): Promise<string | undefined> => {
  const visitor = await visitorOf(currentCookies());
  if (visitor.status === 'ACTIVE') return visitor.consumerId;
  const path = currentPath();
  redirectTo(visitor.status === 'EXPIRED' ? expiredPath(site, path) : noScriptLoginPath(site, path));
  return undefined;
};

/** Whether who asks for this personal document is logged in. */
export const isLoggedIn = async (): Promise<boolean> => (await visitorOf(currentCookies())).status === 'ACTIVE';
