import 'server-only';
import { Hono } from 'hono';
import { keepCount } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { isPlainForm, operation, type RestEnv } from '#backend/rest/rest.ts';
import { consumerOrder, consumerOrders, orderPath, reorderBody, reordered } from '#shared/contract/consumer-order.ts';
import { plainAccountPath } from '#shared/routes/account-paths.ts';
import { plainPathTo } from '#shared/routes/paths.ts';
import { keepAccountDraft } from './account-draft.ts';
import { listOwnOrders, presentOwnOrder } from './own-orders.ts';
import { plainAccountForm } from './plain-account-form.ts';
import { reorder } from './reorder.ts';
import { requireConsumer } from './session-guard.ts';

const keepMissing = (consumerId: string, missing: string[]): Promise<void> =>
  keepAccountDraft(database, consumerId, { form: 'reorder', isDone: false, fields: { missing: missing.join(',') }, problems: [] });

const refusals = { NotLoggedInException: 401, OrderNotFoundException: 404 };

/** GET /consumer/orders, GET /consumer/orders/{orderId} and POST /consumer/orders/reorder (U-05). */
export const consumerOrderRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation(
      { summary: 'The orders of the account, the newest first.', answer: consumerOrders, refusals: { NotLoggedInException: 401 } },
      async (c) => ({ orders: await listOwnOrders(requireConsumer(c)) }),
    ),
  )
  .post(
    '/reorder',
    plainAccountForm('reorder'),
    operation(
      {
        summary: 'Puts what an order held into the cart again, and names what is not to be had any more.',
        body: reorderBody,
        answer: reordered,
        refusals,
        next: ({ orderId, missing }, site) =>
          missing.length === 0 ? plainPathTo(site, 'cart') : plainAccountPath(site, 'orders', orderId),
      },
      async (c, { body }) => {
        const consumerId = requireConsumer(c);
        const answer = await reorder(c.get('site'), consumerId, body.orderId);
        keepCount(c, answer.cart.itemCount);
        if (isPlainForm(c) && answer.missing.length > 0) await keepMissing(consumerId, answer.missing);
        return answer;
      },
    ),
  )
  .get(
    '/:orderId',
    operation({ summary: 'An order of the account, with its history.', path: orderPath, answer: consumerOrder, refusals }, (c, { path }) =>
      presentOwnOrder(requireConsumer(c), path.orderId),
    ),
  );
