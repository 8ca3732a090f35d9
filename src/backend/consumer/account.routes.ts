import 'server-only';
import { Hono } from 'hono';
import { database } from '#backend/database/database.ts';
import { findOrder } from '#backend/order/order.ts';
import { keyOf } from '#backend/rest/owner-key.ts';
import { readBody } from '#backend/rest/read-body.ts';
import { respond } from '#backend/rest/respond.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { deleteBody, fromOrderBody } from '#shared/contract/account.ts';
import { hrefTo } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { countAttempt } from './attempts.ts';
import { deleteAccount, requireDeleteWord } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { emailKeyOf } from './register.ts';
import { registerFromOrder } from './register-from-order.ts';
import { leave } from './session.routes.ts';
import { requireConsumer } from './session-guard.ts';

/** POST /consumer/create/from/order, POST /consumer/delete, GET /consumer/export (U-05, U-07). */
export const accountRoutes = new Hono<RestEnv>()
  .post('/create/from/order', async (c) => {
    const site = c.get('site');
    const body = await readBody(c, fromOrderBody);
    const order = await findOrder(database, body.orderId);
    await countAttempt(c, 'register', emailKeyOf(order?.email ?? body.orderId));
    await registerFromOrder(site, keyOf(c, 'cart'), body);
    return respond(c, { isSent: true }, pathTo(site, 'confirmRegistration'));
  })
  .post('/delete', async (c) => {
    const site = c.get('site');
    const consumerId = requireConsumer(c);
    if (c.req.header('content-type') !== undefined) await requireDeleteWord(site, (await readBody(c, deleteBody)).confirmation);
    await deleteAccount(site, consumerId);
    await leave(c);
    return respond(c, { isDeleted: true }, hrefTo(site, 'account/delete-confirmation'));
  })
  .get('/export', async (c) => {
    const account = await exportAccount(requireConsumer(c));
    c.header('content-disposition', 'attachment; filename="undula-account.json"');
    return c.json(account);
  });
