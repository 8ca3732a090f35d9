import 'server-only';
import type { Context } from 'hono';
import { isNoScriptForm, type RestEnv, setTokenCookie } from '#backend/rest/rest.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptPathTo, type PathName } from '#shared/routes/paths.ts';
import { clearNotices } from './cart-notices.ts';
import type { ChangedCart } from './carts.ts';
import { setCartCountCookie } from './count-cookie.ts';

type Call = Context<RestEnv>;

/** Keeps token and count of a changed cart in the browser, for answers that do not show the cart. */
export const setCartCookies = (c: Call, { cart, token }: ChangedCart): Cart => {
  setTokenCookie(c, 'cart', token);
  setCartCountCookie(c, cart.itemCount);
  return cart;
};

/** The same for calls that answer the whole new cart. To a script that tells the cart's news, too; a plain form throws the answer away and shows the next document. */
export const respondWithCart = async (c: Call, changed: ChangedCart): Promise<Cart> => {
  if (!isNoScriptForm(c)) await clearNotices(changed.row);
  return setCartCookies(c, changed);
};

/** Whose cart a call concerns: site and token, as the functions of this room take them. */
export const cartContext = (c: Call) => [c.get('site'), c.get('cartToken')] as const;

/** The plain document that a form of the cart leads to. */
export const nextPage = (page: PathName) => (_: unknown, site: Site) => noScriptPathTo(site, page);
