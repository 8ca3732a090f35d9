import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSecure } from './public-scheme.ts';

const days = 24 * 60 * 60;
const form = /^[\w-]{43}$/;

/** An unguessable secret: 256 bits for a cookie. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, as the database stores it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The name of a cookie that only the server reads: under https no other host, and nobody on the network, can set one of this name. */
export const hostCookie = (name: string): string => (isSecure() ? `__Host-${name}` : name);

/** The token in a cookie of ours; undefined if there is none or its format is invalid. */
export const readToken = (c: Context, name: string): string | undefined => {
  const token = getCookie(c, hostCookie(name));
  return token && form.test(token) ? token : undefined;
};

/** The token in a Cookie header, for documents that are rendered without a call. */
export const tokenOfCookies = (cookies: string, name: string): string | undefined => {
  const token = parseCookie(cookies)[hostCookie(name)];
  return token && form.test(token) ? token : undefined;
};

/** The prefix of account keys. A cookie's token never contains a colon: no browser can send such a key. */
export const consumerKeyPrefix = 'consumer:';

/** Stores a token in the browser, inaccessible to scripts: for 180 days, or until the browser is closed. */
export const setTokenCookie = (c: Context, name: string, token: string, isLasting = true): void => {
  if (token.startsWith(consumerKeyPrefix)) return; // an account's key is never sent to a browser
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure() } as const;
  setCookie(c, hostCookie(name), token, { ...attributes, ...(isLasting && { maxAge: 180 * days }) });
};

/** Clears a token. */
export const clearTokenCookie = (c: Context, name: string): void => {
  deleteCookie(c, hostCookie(name), { path: '/', secure: isSecure() });
};
