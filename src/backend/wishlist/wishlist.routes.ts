import 'server-only';
import { type Context, Hono } from 'hono';
import { readBody } from '#backend/rest/read-body.ts';
import { respond } from '#backend/rest/respond.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { keepToken, readToken } from '#backend/rest/token-cookie.ts';
import { manyWishesBody, wishBody } from '#shared/contract/wishlist.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { addWish, addWishes, type ChangedWishlist, getWishlist, removeWish } from './wishlist.ts';

const cookie = 'wishlist';

const answer = (c: Context<RestEnv>, { wishlist, token }: ChangedWishlist): Response => {
  keepToken(c, cookie, token);
  return respond(c, wishlist, pathTo(c.get('site'), 'wishlist'));
};

/** GET and POST /lists/my/… of specification §7. */
export const wishlistRoutes = new Hono<RestEnv>()
  .get('/', async (c) => c.json(await getWishlist(readToken(c, cookie))))
  .post('/add', async (c) => answer(c, await addWish(readToken(c, cookie), await readBody(c, wishBody))))
  .post('/add-many', async (c) => answer(c, await addWishes(readToken(c, cookie), await readBody(c, manyWishesBody))))
  .post('/remove', async (c) => answer(c, await removeWish(readToken(c, cookie), await readBody(c, wishBody))));
