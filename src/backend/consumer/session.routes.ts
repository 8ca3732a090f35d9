import 'server-only';
import { type Context, Hono } from 'hono';
import { countPieces, keepCount } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { dropToken, isPlainForm, keyOfConsumer, operation, type RestEnv, readToken } from '#backend/rest/rest.ts';
import { dropSession, endSessions, forgetSession, keepSession, sessionCookie } from '#backend/session/session.ts';
import { getWishlist, keepWishCount } from '#backend/wishlist/wishlist.ts';
import { endSessionBody, type Login, loggedIn, loggedOut, loginBody, loginQuery, type Sessions, sessions } from '#shared/contract/login.ts';
import type { Site } from '#shared/country/site.ts';
import { plainAccountPath } from '#shared/routes/account-paths.ts';
import { ownPath } from '#shared/routes/own-path.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { countAttempt, forgiveAttempts } from './attempts.ts';
import { keepDevice } from './known-device.ts';
import { login } from './login.ts';
import { presentSessions } from './overview.ts';
import { plainAccountForm } from './plain-account-form.ts';
import { plainVisitorForm } from './plain-visitor-form.ts';
import { emailKeyOf } from './register.ts';
import { requireConsumer } from './session-guard.ts';

/** The browser forgets who was here; what it has of its own, from before or without an account, stays and is counted. */
export const leave = async (c: Context<RestEnv>): Promise<void> => {
  const token = readToken(c, sessionCookie);
  if (token !== undefined) await forgetSession(token);
  dropSession(c);
  // Not "cookies" or "storage": consent, wishlist and cart of the browser stay. Pages that it kept for Back go.
  c.header('Clear-Site-Data', '"cache"');
  const [cart, wishlist] = [readToken(c, 'cart'), readToken(c, 'wishlist')];
  keepCount(c, cart === undefined ? 0 : await countPieces(cart));
  keepWishCount(c, wishlist === undefined ? 0 : (await getWishlist(wishlist)).items.length);
};

const isTicked = (c: Context, box: Login['rememberMe']): boolean => isPlainForm(c) && box !== undefined && box !== 'false';

/** Checks address and password, and gives the browser its session and the account's cart. */
const enter = async (c: Context<RestEnv>, body: Login, isRemembered: boolean): Promise<void> => {
  const emailKey = emailKeyOf(body.email);
  await countAttempt(c, 'login', emailKey);
  const { token, consumerId } = await login(body, {
    isRemembered,
    device: c.req.header('user-agent') ?? '',
    before: readToken(c, sessionCookie),
    cart: readToken(c, 'cart'),
    wishlist: readToken(c, 'wishlist'),
  });
  await forgiveAttempts(c, 'login', emailKey);
  keepSession(c, token, isRemembered);
  await keepDevice(c, consumerId);
  for (const name of ['cart', 'wishlist']) if (readToken(c, name) !== undefined) dropToken(c, name);
  keepCount(c, await countPieces(keyOfConsumer(consumerId)));
  keepWishCount(c, (await getWishlist(keyOfConsumer(consumerId))).items.length);
};

const present = async (c: Context<RestEnv>): Promise<Sessions> => ({
  sessions: await presentSessions({ consumerId: requireConsumer(c), sessionId: c.get('sessionId') }),
});

const nobody = { NotLoggedInException: 401 };
const left = { answer: loggedOut, next: (_: unknown, { root }: Site): string => root };

/** POST /consumer/login, GET and POST /consumer/logout, POST /consumer/logout/everywhere, GET /consumer/sessions, POST /consumer/sessions/end (U-03). */
export const sessionRoutes = new Hono<RestEnv>()
  .post(
    '/login',
    plainVisitorForm('login', 'login'),
    operation(
      {
        summary: 'Logs in; cart and wishlist of the browser become the account’s.',
        query: loginQuery,
        body: loginBody,
        answer: loggedIn,
        refusals: { WrongCredentialsException: 401, EmailNotConfirmedException: 403 },
        next: (_, site, { redirect }) => ownPath(redirect) ?? pathTo(site, 'account'),
      },
      async (c, { query: { rememberMe }, body }) => {
        await enter(c, body, rememberMe === 'true' || isTicked(c, body.rememberMe));
        return { isLoggedIn: true as const };
      },
    ),
  )
  .get(
    '/logout',
    operation({ summary: 'Logs out.', answer: loggedOut }, async (c) => {
      await leave(c);
      return { isLoggedOut: true as const };
    }),
  )
  .post(
    '/logout',
    operation({ ...left, summary: 'Logs out: the same for a plain form.' }, async (c) => {
      await leave(c);
      return { isLoggedOut: true as const };
    }),
  )
  .post(
    '/logout/everywhere',
    operation({ ...left, summary: 'Logs out in every browser.', refusals: nobody }, async (c) => {
      const consumerId = requireConsumer(c);
      await leave(c);
      await endSessions(database, consumerId);
      return { isLoggedOut: true as const };
    }),
  )
  .get(
    '/sessions',
    operation({ summary: 'Every place where the account is logged in, the newest first.', answer: sessions, refusals: nobody }, (c) =>
      present(c),
    ),
  )
  .post(
    '/sessions/end',
    plainAccountForm('session'),
    operation(
      {
        summary: 'Ends a login of the account.',
        body: endSessionBody,
        answer: sessions,
        refusals: nobody,
        next: (_, site) => plainAccountPath(site, 'security'),
      },
      async (c, { body }) => {
        await endSessions(database, requireConsumer(c), body.sessionId);
        return present(c);
      },
    ),
  );
