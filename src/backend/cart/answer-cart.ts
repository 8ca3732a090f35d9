import 'server-only';
import type { Context } from 'hono';
import { isPlainForm, keepToken, type RestEnv } from '#backend/rest/rest.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import { type PathName, plainPathTo } from '#shared/routes/paths.ts';
import { forgetNews } from './cart-news.ts';
import type { ChangedCart } from './carts.ts';
import { keepCount } from './count-cookie.ts';

type Call = Context<RestEnv>;

/** Keeps token and count of a changed cart in the browser, for answers that do not show the cart. */
export const keepInBrowser = (c: Call, { cart, token }: ChangedCart): Cart => {
  keepToken(c, 'cart', token);
  keepCount(c, cart.itemCount);
  return cart;
};

/** The same for calls that answer the whole new cart. To a script that tells the cart's news, too; a plain form throws the answer away and shows the next document. */
export const keepCart = async (c: Call, changed: ChangedCart): Promise<Cart> => {
  if (!isPlainForm(c)) await forgetNews(changed.row);
  return keepInBrowser(c, changed);
};

/** Whose cart a call concerns: site and token, as the functions of this room take them. */
export const whoseCart = (c: Call) => [c.get('site'), c.get('cartToken')] as const;

/** The plain document that a form of the cart leads to. */
export const thenTo = (page: PathName) => (_: unknown, site: Site) => plainPathTo(site, page);
