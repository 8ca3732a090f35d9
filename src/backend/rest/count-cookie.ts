import 'server-only';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSecure } from './public-scheme.ts';

const lifetime = 180 * 24 * 60 * 60;

/** Tells the browser's scripts how many things lie somewhere, so that the header can count without a call. Nothing counted, no cookie. */
export const setCountCookie = (c: Context, name: string, count: number): void => {
  if (getCookie(c, name) === undefined && count === 0) return;
  setCookie(c, name, String(count), { sameSite: 'Lax', path: '/', maxAge: lifetime, secure: isSecure() });
};
