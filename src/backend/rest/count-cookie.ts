import 'server-only';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSecure } from './public-scheme.ts';

const lifetime = 180 * 24 * 60 * 60;

/** Sets a cookie with a count, so that the browser's scripts can show it in the header without a call. A count of zero clears it. */
export const setCountCookie = (c: Context, name: string, count: number): void => {
  if (getCookie(c, name) === undefined && count === 0) return;
  setCookie(c, name, String(count), { sameSite: 'Lax', path: '/', maxAge: lifetime, secure: isSecure() });
};
