import 'server-only';
import type { Context } from 'hono';
import { setCountCookie } from '#backend/rest/rest.ts';
import { cartCountCookie } from '#shared/contract/cart-cookie.ts';

/** Sets the cookie from which the browser's scripts read the number of pieces. A browser without a cart has no cookie. */
export const setCartCountCookie = (c: Context, itemCount: number): void => setCountCookie(c, cartCountCookie, itemCount);
