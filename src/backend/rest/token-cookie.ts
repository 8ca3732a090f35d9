import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { environment } from '#shared/environment/environment.ts';

const days = 24 * 60 * 60;
const form = /^[\w-]{43}$/;

/** A secret that nobody guesses: 256 bits for a cookie. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What the database knows of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** True under https, also behind a proxy that we were told to trust. */
export const isSecure = (c: Context): boolean => {
  const forwarded = environment().TRUST_PROXY > 0 ? c.req.header('x-forwarded-proto') : undefined;
  return (forwarded ?? new URL(c.req.url).protocol.replace(':', '')) === 'https';
};

/** The token in a cookie of ours; undefined where there is none or somebody changed its form. */
export const readToken = (c: Context, name: string): string | undefined => {
  const token = getCookie(c, name, isSecure(c) ? 'host' : undefined);
  return token && form.test(token) ? token : undefined;
};

/** The token in a Cookie header, for documents that are rendered without a call. */
export const tokenOfCookies = (cookies: string, name: string): string | undefined => {
  const jar = parseCookie(cookies);
  const token = jar[`__Host-${name}`] ?? jar[name];
  return token && form.test(token) ? token : undefined;
};

/** Begins the keys of accounts. A cookie's token never holds a colon: no browser can send such a key. */
export const consumerKeyPrefix = 'consumer:';

/** Keeps a token in the browser, out of reach of scripts: for 180 days, or until it is closed. */
export const keepToken = (c: Context, name: string, token: string, isLasting = true): void => {
  if (token.startsWith(consumerKeyPrefix)) return; // an account's key stays in the house
  const host = isSecure(c) ? { secure: true, prefix: 'host' as const } : {};
  setCookie(c, name, token, { httpOnly: true, sameSite: 'Lax', path: '/', ...(isLasting && { maxAge: 180 * days }), ...host });
};

/** Forgets a token. */
export const dropToken = (c: Context, name: string): void => {
  const secure = isSecure(c);
  deleteCookie(c, secure ? `__Host-${name}` : name, { path: '/', secure });
};
