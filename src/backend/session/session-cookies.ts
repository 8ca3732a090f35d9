import 'server-only';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { clearTokenCookie, isSecure, setTokenCookie } from '#backend/rest/rest.ts';
import { sessionHintCookie } from '#shared/contract/session-cookie.ts';

const lifetime = 180 * 24 * 60 * 60;

/** The cookie that holds a session's token. */
export const sessionCookie = 'session';

/** Sets the session cookie, and the hint for scripts that there is one: only then do they request the profile. */
export const setSessionCookies = (c: Context, token: string, isRemembered: boolean): void => {
  setTokenCookie(c, sessionCookie, token, isRemembered);
  setCookie(c, sessionHintCookie, '1', {
    sameSite: 'Lax',
    path: '/',
    secure: isSecure(),
    ...(isRemembered && { maxAge: lifetime }),
  });
};

/** Clears both. */
export const clearSessionCookies = (c: Context): void => {
  clearTokenCookie(c, sessionCookie);
  deleteCookie(c, sessionHintCookie, { path: '/', secure: isSecure() });
};
