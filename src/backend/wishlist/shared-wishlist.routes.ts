import 'server-only';
import { Hono } from 'hono';
import { DomainError } from '#backend/errors/errors.ts';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { sharedWishlist, shareTokenPath } from '#shared/contract/wishlist.ts';
import { findSharedWishlist } from './share-wishlist.ts';

/** GET /lists/shared/{shareToken}: open to anyone with the link. */
export const sharedWishlistRoutes = new Hono<RestEnv>().get(
  '/:shareToken',
  operation(
    {
      summary: 'Returns a shared wishlist as it is now.',
      path: shareTokenPath,
      answer: sharedWishlist,
      errors: { SharedWishlistNotFoundException: 404 },
    },
    async (c, { path }) => {
      const found = await findSharedWishlist(c.get('site'), path.shareToken);
      if (!found) throw new DomainError('SharedWishlistNotFoundException', 404, {}, 'No wishlist is shared under this link');
      return found;
    },
  ),
);
