import 'server-only';
import { hostCookie } from '#backend/rest/rest.ts';
import { sessionCookie } from '#backend/session/session.ts';
import type { Call } from './calls.ts';
import type { Json } from './schemas.ts';

const cookie = (name: string, description: string): Json => ({ type: 'apiKey', in: 'cookie', name: hostCookie(name), description });

/** The cookies that identify a browser; each is set by the call that starts what it gives access to. */
export const securitySchemes = (): Json => ({
  session: cookie(sessionCookie, 'Who is logged in; set by POST /consumer/login.'),
  cart: cookie('cart', 'The cart of a browser without an account; set by POST /carts/add.'),
  wishlist: cookie('wishlist', 'The wishlist of a browser without an account; set by POST /lists/my/add.'),
});

const modules: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:carts|orders)/, 'cart'],
  [/^\/lists\/my/, 'wishlist'],
];

/** Which cookies a call reads: that of the session if it requires one, else any of those that it uses, or none. */
export const securityOf = ({ path, operation }: Pick<Call, 'path' | 'operation'>): Json[] => {
  if (operation.errors && 'NotLoggedInException' in operation.errors) return [{ session: [] }];
  const [, own] = modules.find(([form]) => form.test(path)) ?? [];
  return own === undefined ? [{}] : [{}, { session: [] }, { [own]: [] }];
};
