import 'server-only';
import type { Context } from 'hono';
import type { RestEnv } from './rest-env.ts';
import { consumerKeyPrefix, createToken, readToken } from './token-cookie.ts';

/** The key under which cart and wishlist of an account are found, in place of a cookie's token. */
export const keyOfConsumer = (consumerId: string): string => `${consumerKeyPrefix}${consumerId}`;

/** Whose key this is; null for the token of a cookie. */
export const consumerOfKey = (key: string): string | null =>
  key.startsWith(consumerKeyPrefix) ? key.slice(consumerKeyPrefix.length) : null;

/** Where a visitor's cart or wishlist is found: with the account of who is logged in, else by the cookie's token. */
export const keyOf = (c: Context<RestEnv>, name: 'cart' | 'wishlist'): string | undefined => {
  const consumerId = c.get('consumerId');
  return consumerId === undefined ? readToken(c, name) : keyOfConsumer(consumerId);
};

/** The key that something keeps: an account's own, a token that is known, else a new token (one that we never gave out is not taken over). */
export const effectiveKey = (key: string | undefined, isKnown: boolean): string =>
  key !== undefined && (isKnown || consumerOfKey(key) !== null) ? key : createToken();
