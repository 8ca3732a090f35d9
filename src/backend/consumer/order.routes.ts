import 'server-only';
import { Hono } from 'hono';
import { setCartCountCookie } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { isNoScriptForm, operation, type RestEnv } from '#backend/rest/rest.ts';
import { consumerOrder, consumerOrders, orderPath, reorderBody, reordered } from '#shared/contract/consumer-order.ts';
import { noScriptAccountPath } from '#shared/routes/account-paths.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { saveAccountDraft } from './account-draft.ts';
import { noScriptAccountForm } from './no-script-account-form.ts';
import { listOwnOrders, presentOwnOrder } from './own-orders.ts';
import { reorder } from './reorder.ts';
import { requireConsumer } from './session-guard.ts';

const saveMissingFlash = (consumerId: string, missing: string[]): Promise<void> =>
  saveAccountDraft(database, consumerId, { form: 'reorder', isDone: false, fields: { missing: missing.join(',') }, problems: [] });

const errors = { NotLoggedInException: 401, OrderNotFoundException: 404 };

/** GET /consumer/orders, GET /consumer/orders/{orderId} and POST /consumer/orders/reorder (U-05). */
export const consumerOrderRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation(
      { summary: 'Lists the orders of the account, the newest first.', answer: consumerOrders, errors: { NotLoggedInException: 401 } },
      async (c) => ({ orders: await listOwnOrders(requireConsumer(c)) }),
    ),
  )
  .post(
    '/reorder',
    noScriptAccountForm('reorder'),
    operation(
      {
        summary: 'Puts the articles of an order into the cart again.',
        description: 'As many pieces as are in stock; the answer names what is no longer sold, or not in that quantity.',
        body: reorderBody,
        answer: reordered,
        errors,
        next: ({ orderId, missing }, site) =>
          missing.length === 0 ? noScriptPathTo(site, 'cart') : noScriptAccountPath(site, 'orders', orderId),
      },
      async (c, { body }) => {
        const consumerId = requireConsumer(c);
        const response = await reorder(c.get('site'), consumerId, body.orderId);
        setCartCountCookie(c, response.cart.itemCount);
        if (isNoScriptForm(c) && response.missing.length > 0) await saveMissingFlash(consumerId, response.missing);
        return response;
      },
    ),
  )
  .get(
    '/:orderId',
    operation(
      { summary: 'Returns an order of the account with its history and its returns.', path: orderPath, answer: consumerOrder, errors },
      (c, { path }) => presentOwnOrder(requireConsumer(c), path.orderId),
    ),
  );
