import 'server-only';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSecure } from '#backend/rest/token-cookie.ts';
import { cartCountCookie } from '#shared/contract/cart-cookie.ts';

const lifetime = 180 * 24 * 60 * 60;

/** Tells the browser's scripts how many pieces its cart holds, so that the header can count without a call. A browser without a cart keeps no cookie. */
export const keepCount = (c: Context, itemCount: number): void => {
  const known = getCookie(c, cartCountCookie);
  if (known === undefined && itemCount === 0) return;
  setCookie(c, cartCountCookie, String(itemCount), { sameSite: 'Lax', path: '/', maxAge: lifetime, secure: isSecure(c) });
};
