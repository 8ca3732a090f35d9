import 'server-only';
import { type Context, Hono } from 'hono';
import { keyOf, operation, type RestEnv, setTokenCookie } from '#backend/rest/rest.ts';
import {
  manyWishlistItemsBody,
  type Wishlist,
  wishlist,
  wishlistArticles,
  wishlistItemBody,
  wishlistShare,
} from '#shared/contract/wishlist.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { setWishlistCountCookie } from './count-cookie.ts';
import { endSharing, getWishlistArticles, shareWishlist } from './share-wishlist.ts';
import { addWishlistItem, addWishlistItems, type ChangedWishlist, getWishlist, removeWishlistItem } from './wishlist.ts';

const cookie = 'wishlist';

const respondWithWishlist = (c: Context<RestEnv>, changed: ChangedWishlist): Wishlist => {
  setTokenCookie(c, cookie, changed.token);
  setWishlistCountCookie(c, changed.wishlist.items.length);
  return changed.wishlist;
};

const next = (_: unknown, site: Site): string => noScriptPathTo(site, 'wishlist');

/** GET and POST /lists/my/… of specification §7. */
export const wishlistRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation({ summary: 'Returns the wishlist, the newest article first.', answer: wishlist }, async (c) => {
      const found = await getWishlist(keyOf(c, cookie));
      setWishlistCountCookie(c, found.items.length);
      return found;
    }),
  )
  .get(
    '/articles',
    operation(
      { summary: 'Returns the wishlist with names, pictures and prices, the newest article first.', answer: wishlistArticles },
      (c) => getWishlistArticles(c.get('site'), keyOf(c, cookie)),
    ),
  )
  .post(
    '/add',
    operation(
      {
        summary: 'Puts an article on the wishlist.',
        description: 'One that is there already stays as it is.',
        body: wishlistItemBody,
        answer: wishlist,
        errors: { ProductNotFoundException: 404, WishlistFullException: 400 },
        next,
      },
      async (c, { body }) => respondWithWishlist(c, await addWishlistItem(keyOf(c, cookie), body)),
    ),
  )
  .post(
    '/add-many',
    operation(
      {
        summary: 'Puts several articles on the wishlist.',
        description: 'Those that are not sold, or are there already, are left out.',
        body: manyWishlistItemsBody,
        answer: wishlist,
        errors: { WishlistFullException: 400 },
        next,
      },
      async (c, { body }) => respondWithWishlist(c, await addWishlistItems(keyOf(c, cookie), body)),
    ),
  )
  .post(
    '/remove',
    operation({ summary: 'Takes an article off the wishlist.', body: wishlistItemBody, answer: wishlist, next }, async (c, { body }) =>
      respondWithWishlist(c, await removeWishlistItem(keyOf(c, cookie), body)),
    ),
  )
  .post(
    '/share',
    operation(
      {
        summary: 'Shares the wishlist by a link.',
        description: 'Anybody who has the link may look at it. Called again it returns the same link.',
        answer: wishlistShare,
        errors: { WishlistEmptyException: 409 },
        next,
      },
      (c) => shareWishlist(keyOf(c, cookie)),
    ),
  )
  .post(
    '/unshare',
    operation({ summary: 'Stops sharing the wishlist.', description: 'Its link is no longer valid.', answer: wishlistShare, next }, (c) =>
      endSharing(keyOf(c, cookie)),
    ),
  );
