import 'server-only';
import { type Context, Hono } from 'hono';
import { countPieces, setCartCountCookie } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { clearTokenCookie, isNoScriptForm, keyOfConsumer, operation, type RestEnv, readToken } from '#backend/rest/rest.ts';
import { clearSessionCookies, deleteSession, endSessions, sessionCookie, setSessionCookies } from '#backend/session/session.ts';
import { getWishlist, setWishlistCountCookie } from '#backend/wishlist/wishlist.ts';
import { endSessionBody, type Login, loggedIn, loggedOut, loginBody, loginQuery, type Sessions, sessions } from '#shared/contract/login.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptAccountPath } from '#shared/routes/account-paths.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { safeRedirectPath } from '#shared/routes/safe-redirect-path.ts';
import { countAttempt, resetAttempts } from './attempts.ts';
import { rememberDevice } from './known-device.ts';
import { login } from './login.ts';
import { noScriptAccountForm } from './no-script-account-form.ts';
import { noScriptVisitorForm } from './no-script-visitor-form.ts';
import { presentSessions } from './overview.ts';
import { emailKeyOf } from './register.ts';
import { requireConsumer } from './session-guard.ts';

/** Removes the consumer's data from the browser; its own cart and wishlist, from before or without an account, stay and are counted. */
export const logOut = async (c: Context<RestEnv>): Promise<void> => {
  const token = readToken(c, sessionCookie);
  if (token !== undefined) await deleteSession(token);
  clearSessionCookies(c);
  // Not "cookies" or "storage": consent, wishlist and cart of the browser stay. Pages in the back/forward cache are dropped.
  c.header('Clear-Site-Data', '"cache"');
  const [cart, wishlist] = [readToken(c, 'cart'), readToken(c, 'wishlist')];
  setCartCountCookie(c, cart === undefined ? 0 : await countPieces(cart));
  setWishlistCountCookie(c, wishlist === undefined ? 0 : (await getWishlist(wishlist)).items.length);
};

const isTicked = (c: Context, box: Login['rememberMe']): boolean => isNoScriptForm(c) && box !== undefined && box !== 'false';

/** Checks address and password, and sets the cookies for the session and the account's cart. */
const logIn = async (c: Context<RestEnv>, body: Login, isRemembered: boolean): Promise<void> => {
  const emailKey = emailKeyOf(body.email);
  await countAttempt(c, 'login', emailKey);
  const { token, consumerId } = await login(body, {
    isRemembered,
    device: c.req.header('user-agent') ?? '',
    before: readToken(c, sessionCookie),
    cart: readToken(c, 'cart'),
    wishlist: readToken(c, 'wishlist'),
  });
  await resetAttempts(c, 'login', emailKey);
  setSessionCookies(c, token, isRemembered);
  await rememberDevice(c, consumerId);
  for (const name of ['cart', 'wishlist']) if (readToken(c, name) !== undefined) clearTokenCookie(c, name);
  setCartCountCookie(c, await countPieces(keyOfConsumer(consumerId)));
  setWishlistCountCookie(c, (await getWishlist(keyOfConsumer(consumerId))).items.length);
};

const present = async (c: Context<RestEnv>): Promise<Sessions> => ({
  sessions: await presentSessions({ consumerId: requireConsumer(c), sessionId: c.get('sessionId') }),
});

const notLoggedIn = { NotLoggedInException: 401 };
const loggedOutCall = { answer: loggedOut, next: (_: unknown, { root }: Site): string => root };

/** POST /consumer/login, GET and POST /consumer/logout, POST /consumer/logout/everywhere, GET /consumer/sessions, POST /consumer/sessions/end (U-03). */
export const sessionRoutes = new Hono<RestEnv>()
  .post(
    '/login',
    noScriptVisitorForm('login', 'login'),
    operation(
      {
        summary: 'Logs a consumer in and sets the session cookie.',
        description: 'The cart and the wishlist of the browser become those of the account.',
        query: loginQuery,
        body: loginBody,
        answer: loggedIn,
        errors: { WrongCredentialsException: 401, EmailNotConfirmedException: 403 },
        next: (_, site, { redirect }) => safeRedirectPath(redirect) ?? pathTo(site, 'account'),
      },
      async (c, { query: { rememberMe }, body }) => {
        await logIn(c, body, rememberMe === 'true' || isTicked(c, body.rememberMe));
        return { isLoggedIn: true as const };
      },
    ),
  )
  .get(
    '/logout',
    operation(
      {
        summary: 'Logs out and clears the session cookie.',
        description:
          'Only the login of this browser ends. Although it is a GET it is, like every change, accepted from the shop’s own pages only.',
        answer: loggedOut,
        errors: { ForeignOriginException: 403 },
      },
      async (c) => {
        await logOut(c);
        return { isLoggedOut: true as const };
      },
    ),
  )
  .post(
    '/logout',
    operation(
      { ...loggedOutCall, summary: 'Logs out and clears the session cookie, for forms.', description: 'The same as GET /consumer/logout.' },
      async (c) => {
        await logOut(c);
        return { isLoggedOut: true as const };
      },
    ),
  )
  .post(
    '/logout/everywhere',
    operation({ ...loggedOutCall, summary: 'Ends every login of the account.', errors: notLoggedIn }, async (c) => {
      const consumerId = requireConsumer(c);
      await logOut(c);
      await endSessions(database, consumerId);
      return { isLoggedOut: true as const };
    }),
  )
  .get(
    '/sessions',
    operation({ summary: 'Lists the logins of the account, the newest first.', answer: sessions, errors: notLoggedIn }, (c) => present(c)),
  )
  .post(
    '/sessions/end',
    noScriptAccountForm('session'),
    operation(
      {
        summary: 'Ends one login of the account.',
        body: endSessionBody,
        answer: sessions,
        errors: notLoggedIn,
        next: (_, site) => noScriptAccountPath(site, 'security'),
      },
      async (c, { body }) => {
        await endSessions(database, requireConsumer(c), body.sessionId);
        return present(c);
      },
    ),
  );
