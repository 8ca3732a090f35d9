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

/** Sets the cookies for token and count of a changed cart, for responses that do not show the cart. */
export const setCartCookies = (c: Call, { cart, token }: ChangedCart): Cart => {
  setTokenCookie(c, 'cart', token);
  setCartCountCookie(c, cart.itemCount);
  return cart;
};

/** The same for calls that return the whole new cart. Scripts also get the cart's notices; a no-script form discards the response and shows the next document. */
export const respondWithCart = async (c: Call, changed: ChangedCart): Promise<Cart> => {
  if (!isNoScriptForm(c)) await clearNotices(changed.row);
  return setCartCookies(c, changed);
};

/** The site and cart token of a call, as the functions of this module take them. */
export const cartContext = (c: Call) => [c.get('site'), c.get('cartToken')] as const;

/** The no-script document that a form of the cart leads to. */
export const nextPage = (page: PathName) => (_: unknown, site: Site) => noScriptPathTo(site, page);
