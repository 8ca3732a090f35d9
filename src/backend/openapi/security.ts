import 'server-only';
import { hostCookie } from '#backend/rest/rest.ts';
import { sessionCookie } from '#backend/session/session.ts';
import type { Call } from './calls.ts';
import type { Json } from './schemas.ts';

const cookie = (name: string, description: string): Json => ({ type: 'apiKey', in: 'cookie', name: hostCookie(name), description });

/** The cookies by which a browser is known; each is set by the call that begins what it opens. */
export const securitySchemes = (): Json => ({
  session: cookie(sessionCookie, 'Who is logged in; set by POST /consumer/login.'),
  cart: cookie('cart', 'The cart of a browser without an account; set by POST /carts/add.'),
  wishlist: cookie('wishlist', 'The wishlist of a browser without an account; set by POST /lists/my/add.'),
});

const modules: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:carts|orders)/, 'cart'],
  [/^\/lists\/my/, 'wishlist'],
];

/** Which cookies a call reads: that of the session where it is refused without one, else any of those that it knows, or none. */
export const securityOf = ({ path, operation }: Pick<Call, 'path' | 'operation'>): Json[] => {
  if (operation.errors && 'NotLoggedInException' in operation.errors) return [{ session: [] }];
  const [, own] = modules.find(([form]) => form.test(path)) ?? [];
  return own === undefined ? [{}] : [{}, { session: [] }, { [own]: [] }];
};
