import 'server-only';
import type { Context } from 'hono';
import { setCountCookie } from '#backend/rest/rest.ts';
import { wishlistCountCookie } from '#shared/contract/wishlist-cookie.ts';

/** Sets the cookie from which the browser's scripts read the number of wishlist items. A browser without a wishlist has no cookie. */
export const setWishlistCountCookie = (c: Context, count: number): void => setCountCookie(c, wishlistCountCookie, count);
