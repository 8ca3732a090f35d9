import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSecure } from './public-scheme.ts';

const days = 24 * 60 * 60;
const form = /^[\w-]{43}$/;

/** A secret that nobody guesses: 256 bits for a cookie. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What the database knows of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a cookie that only the server reads is called: under https no other host, and nobody on the way, can set one of this name. */
export const hostCookie = (name: string): string => (isSecure() ? `__Host-${name}` : name);

/** The token in a cookie of ours; undefined where there is none or somebody changed its form. */
export const readToken = (c: Context, name: string): string | undefined => {
  const token = getCookie(c, hostCookie(name));
  return token && form.test(token) ? token : undefined;
};

/** The token in a Cookie header, for documents that are rendered without a call. */
export const tokenOfCookies = (cookies: string, name: string): string | undefined => {
  const token = parseCookie(cookies)[hostCookie(name)];
  return token && form.test(token) ? token : undefined;
};

/** Begins the keys of accounts. A cookie's token never holds a colon: no browser can send such a key. */
export const consumerKeyPrefix = 'consumer:';

/** Keeps a token in the browser, out of reach of scripts: for 180 days, or until it is closed. */
export const setTokenCookie = (c: Context, name: string, token: string, isLasting = true): void => {
  if (token.startsWith(consumerKeyPrefix)) return; // an account's key stays in the house
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure() } as const;
  setCookie(c, hostCookie(name), token, { ...attributes, ...(isLasting && { maxAge: 180 * days }) });
};

/** Forgets a token. */
export const clearTokenCookie = (c: Context, name: string): void => {
  deleteCookie(c, hostCookie(name), { path: '/', secure: isSecure() });
};
