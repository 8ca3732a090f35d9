import 'server-only';
import { type Context, Hono } from 'hono';
import { getCart } from '#backend/cart/cart.ts';
import { keepCount } from '#backend/cart/count-cookie.ts';
import { database } from '#backend/database/database.ts';
import { keyOfConsumer } from '#backend/rest/owner-key.ts';
import { isPlainForm, readBody, readQuery } from '#backend/rest/read-body.ts';
import { respond } from '#backend/rest/respond.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { dropToken, keepToken, readToken } from '#backend/rest/token-cookie.ts';
import { endSessionBody, loginBody, loginQuery, type Sessions } from '#shared/contract/login.ts';
import { ownPath } from '#shared/routes/own-path.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { countAttempt, forgiveAttempts } from './attempts.ts';
import { login } from './login.ts';
import { emailKeyOf } from './register.ts';
import { endSessions, forgetSession, listSessions } from './session.ts';
import { requireConsumer, sessionCookie } from './session-guard.ts';

/** The browser forgets who was here. */
export const leave = async (c: Context<RestEnv>): Promise<void> => {
  const token = readToken(c, sessionCookie);
  if (token !== undefined) await forgetSession(token);
  dropToken(c, sessionCookie);
  keepCount(c, 0);
};

const present = async (c: Context<RestEnv>): Promise<Sessions> => {
  const rows = await listSessions(database, requireConsumer(c));
  return {
    sessions: rows.map(({ sessionId, device, createdAt, seenAt, expiresAt, isRemembered }) => ({
      sessionId,
      device,
      createdAt,
      seenAt,
      expiresAt,
      isRemembered: isRemembered === 1,
      isCurrent: sessionId === c.get('sessionId'),
    })),
  };
};

/** POST /consumer/login, GET /consumer/logout, POST /consumer/logout/everywhere, GET /consumer/sessions, POST /consumer/sessions/end (U-03). */
export const sessionRoutes = new Hono<RestEnv>()
  .post('/login', async (c) => {
    const { rememberMe, redirect } = readQuery(c, loginQuery);
    const body = await readBody(c, loginBody);
    const emailKey = emailKeyOf(body.email);
    await countAttempt(c, 'login', emailKey);
    const isRemembered = rememberMe === 'true' || (isPlainForm(c) && body.rememberMe !== undefined && body.rememberMe !== 'false');
    const { token, consumerId } = await login(body, {
      isRemembered,
      device: c.req.header('user-agent') ?? '',
      before: readToken(c, sessionCookie),
      cart: readToken(c, 'cart'),
      wishlist: readToken(c, 'wishlist'),
    });
    await forgiveAttempts('login', emailKey);
    keepToken(c, sessionCookie, token, isRemembered);
    for (const name of ['cart', 'wishlist']) if (readToken(c, name) !== undefined) dropToken(c, name);
    keepCount(c, (await getCart(c.get('site'), keyOfConsumer(consumerId))).itemCount);
    return respond(c, { isLoggedIn: true }, ownPath(redirect) ?? pathTo(c.get('site'), 'account'));
  })
  .get('/logout', async (c) => {
    await leave(c);
    return c.json({ isLoggedOut: true });
  })
  .post('/logout/everywhere', async (c) => {
    const consumerId = requireConsumer(c);
    await leave(c);
    await endSessions(database, consumerId);
    return respond(c, { isLoggedOut: true }, pathTo(c.get('site'), 'login'));
  })
  .get('/sessions', async (c) => c.json(await present(c)))
  .post('/sessions/end', async (c) => {
    const consumerId = requireConsumer(c);
    const { sessionId } = await readBody(c, endSessionBody);
    await endSessions(database, consumerId, sessionId);
    return respond(c, await present(c), pathTo(c.get('site'), 'account'));
  });
