import 'server-only';
import type { Context } from 'hono';
import { keepCountAs } from '#backend/rest/rest.ts';
import { wishCountCookie } from '#shared/contract/wishlist-cookie.ts';

/** Tells the browser's scripts how many articles its wishlist holds. A browser without one keeps no cookie. */
export const keepWishCount = (c: Context, count: number): void => keepCountAs(c, wishCountCookie, count);
