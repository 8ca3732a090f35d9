import 'server-only';
import { type Context, Hono } from 'hono';
import { keepToken, keyOf, operation, type RestEnv } from '#backend/rest/rest.ts';
import { manyWishesBody, type Wishlist, wishArticles, wishBody, wishlist, wishlistShare } from '#shared/contract/wishlist.ts';
import type { Site } from '#shared/country/site.ts';
import { plainPathTo } from '#shared/routes/paths.ts';
import { keepWishCount } from './count-cookie.ts';
import { endSharing, getWishArticles, shareWishlist } from './share-wishlist.ts';
import { addWish, addWishes, type ChangedWishlist, getWishlist, removeWish } from './wishlist.ts';

const cookie = 'wishlist';

const keep = (c: Context<RestEnv>, changed: ChangedWishlist): Wishlist => {
  keepToken(c, cookie, changed.token);
  keepWishCount(c, changed.wishlist.items.length);
  return changed.wishlist;
};

const next = (_: unknown, site: Site): string => plainPathTo(site, 'wishlist');

/** GET and POST /lists/my/… of specification §7. */
export const wishlistRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation({ summary: 'The wishlist of this browser, newest first.', answer: wishlist }, async (c) => {
      const found = await getWishlist(keyOf(c, cookie));
      keepWishCount(c, found.items.length);
      return found;
    }),
  )
  .get(
    '/articles',
    operation({ summary: 'The wishlist of this browser with names, pictures and prices, newest first.', answer: wishArticles }, (c) =>
      getWishArticles(c.get('site'), keyOf(c, cookie)),
    ),
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
  )
  .post(
    '/share',
    operation(
      {
        summary: 'Gives the wishlist a link by which anybody may look at it; asked again it is the same one.',
        answer: wishlistShare,
        refusals: { WishlistEmptyException: 409 },
        next,
      },
      (c) => shareWishlist(keyOf(c, cookie)),
    ),
  )
  .post(
    '/unshare',
    operation({ summary: 'Ends every link to the wishlist.', answer: wishlistShare, next }, (c) => endSharing(keyOf(c, cookie))),
  );
