import 'server-only';
import { Hono } from 'hono';
import { database } from '#backend/database/database.ts';
import { findOrder } from '#backend/order/order.ts';
import { listOrdersOf } from '#backend/order/order-owner.ts';
import { presentOrder } from '#backend/order/present-order.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import { operation } from '#backend/rest/operation.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { consumerOrders, orderPath } from '#shared/contract/consumer-order.ts';
import { order } from '#shared/contract/order.ts';
import { requireConsumer } from './session-guard.ts';

/** GET /consumer/orders and GET /consumer/orders/{orderId} (U-05). */
export const consumerOrderRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation(
      { summary: 'The orders of the account, the newest first.', answer: consumerOrders, refusals: { NotLoggedInException: 401 } },
      async (c) => {
        const rows = await listOrdersOf(database, requireConsumer(c));
        const orders = rows.map(({ orderId, state, placedAt, total, currency }) => ({
          orderId,
          state,
          placedAt,
          priceTotal: { rawValue: total, currency },
        }));
        return { orders };
      },
    ),
  )
  .get(
    '/:orderId',
    operation(
      {
        summary: 'An order of the account.',
        path: orderPath,
        answer: order,
        refusals: { NotLoggedInException: 401, OrderNotFoundException: 404 },
      },
      async (c, { path }) => {
        const consumerId = requireConsumer(c);
        const row = await findOrder(database, path.orderId);
        if (row?.consumerId === consumerId) return presentOrder(database, row);
        throw new DomainError('OrderNotFoundException', 404, {}, 'This account has no such order');
      },
    ),
  );
