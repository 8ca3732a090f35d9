import 'server-only';
import type { Context } from 'hono';
import type { RestEnv } from './rest-env.ts';
import { consumerKeyPrefix, createToken, readToken } from './token-cookie.ts';

/** The key of an account's cart and wishlist, in place of a cookie's token. */
export const keyOfConsumer = (consumerId: string): string => `${consumerKeyPrefix}${consumerId}`;

/** The consumer of a key; null for the token of a cookie. */
export const consumerOfKey = (key: string): string | null =>
  key.startsWith(consumerKeyPrefix) ? key.slice(consumerKeyPrefix.length) : null;

/** The key of a visitor's cart or wishlist: the account's when logged in, else the cookie's token. */
export const keyOf = (c: Context<RestEnv>, name: 'cart' | 'wishlist'): string | undefined => {
  const consumerId = c.get('consumerId');
  return consumerId === undefined ? readToken(c, name) : keyOfConsumer(consumerId);
};

/** The key to use for storing: an account's own, a known token, else a new token (one that we never issued is not accepted). */
export const effectiveKey = (key: string | undefined, isKnown: boolean): string =>
  key !== undefined && (isKnown || consumerOfKey(key) !== null) ? key : createToken();
