import 'server-only';
import type { Context } from 'hono';
import { setCountCookie } from '#backend/rest/rest.ts';
import { wishlistCountCookie } from '#shared/contract/wishlist-cookie.ts';

/** Tells the browser's scripts how many articles its wishlist holds. A browser without one keeps no cookie. */
export const setWishlistCountCookie = (c: Context, count: number): void => setCountCookie(c, wishlistCountCookie, count);
