import 'server-only';
import { type Context, Hono } from 'hono';
import { operation } from '#backend/rest/operation.ts';
import { keyOf } from '#backend/rest/owner-key.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { keepToken } from '#backend/rest/token-cookie.ts';
import { manyWishesBody, type Wishlist, wishBody, wishlist } from '#shared/contract/wishlist.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { addWish, addWishes, type ChangedWishlist, getWishlist, removeWish } from './wishlist.ts';

const cookie = 'wishlist';

const keep = (c: Context<RestEnv>, changed: ChangedWishlist): Wishlist => {
  keepToken(c, cookie, changed.token);
  return changed.wishlist;
};

const next = (_: Wishlist, site: Site): string => pathTo(site, 'wishlist');

/** GET and POST /lists/my/… of specification §7. */
export const wishlistRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation({ summary: 'The wishlist of this browser, newest first.', answer: wishlist }, (c) => getWishlist(keyOf(c, cookie))),
  )
  .post(
    '/add',
    operation(
      {
        summary: 'Puts a variant on the wishlist; once is enough.',
        body: wishBody,
        answer: wishlist,
        refusals: { ProductNotFoundException: 404, WishlistFullException: 400 },
        next,
      },
      async (c, { body }) => keep(c, await addWish(keyOf(c, cookie), body)),
    ),
  )
  .post(
    '/add-many',
    operation(
      {
        summary: 'Puts all variants on the wishlist that are sold and not on it already.',
        body: manyWishesBody,
        answer: wishlist,
        refusals: { WishlistFullException: 400 },
        next,
      },
      async (c, { body }) => keep(c, await addWishes(keyOf(c, cookie), body)),
    ),
  )
  .post(
    '/remove',
    operation({ summary: 'Takes a variant off the wishlist.', body: wishBody, answer: wishlist, next }, async (c, { body }) =>
      keep(c, await removeWish(keyOf(c, cookie), body)),
    ),
  );
