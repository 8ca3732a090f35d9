import 'server-only';
import type { Context } from 'hono';
import { setCountCookie } from '#backend/rest/rest.ts';
import { cartCountCookie } from '#shared/contract/cart-cookie.ts';

/** Tells the browser's scripts how many pieces its cart holds. A browser without a cart keeps no cookie. */
export const setCartCountCookie = (c: Context, itemCount: number): void => setCountCookie(c, cartCountCookie, itemCount);
