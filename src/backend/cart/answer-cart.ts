import 'server-only';
import type { Context } from 'hono';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { keepToken } from '#backend/rest/token-cookie.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import { type PathName, plainPathTo } from '#shared/routes/paths.ts';
import type { ChangedCart } from './cart.ts';
import { keepCount } from './count-cookie.ts';

type Call = Context<RestEnv>;

/** Keeps token and count in the browser; the whole new cart is the answer. */
export const keepCart = (c: Call, { cart, token }: ChangedCart): Cart => {
  keepToken(c, 'cart', token);
  keepCount(c, cart.itemCount);
  return cart;
};

/** Whose cart a call concerns: site and token, as the functions of this room take them. */
export const whoseCart = (c: Call) => [c.get('site'), c.get('cartToken')] as const;

/** The plain document that a form of the cart leads to. */
export const thenTo = (page: PathName) => (_: unknown, site: Site) => plainPathTo(site, page);
