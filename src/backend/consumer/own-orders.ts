import 'server-only';
import { database } from '#backend/database/database.ts';
import { findLinkedOrder, historyOfOrder, listOrdersOf, type OrderTable, presentOrder } from '#backend/order/order.ts';
import { listReturnsOf, returnEndOf } from '#backend/return/return.ts';
import type { ConsumerOrder, OrderSummary } from '#shared/contract/consumer-order.ts';
import { getOwnOrder } from './reorder.ts';

/** The orders of an account, the newest first, each with the time of its last change of state. */
export const listOwnOrders = async (consumerId: string): Promise<OrderSummary[]> => {
  const rows = await listOrdersOf(database, consumerId);
  return Promise.all(
    rows.map(async (row) => {
      const { orderId, state, placedAt, items, priceTotal } = await presentOrder(database, row);
      const history = await historyOfOrder(database, orderId);
      // A later note in the same state is no change: the first entry has the time.
      const changedAt = history.find((entry) => entry.state === state)?.at ?? placedAt;
      return {
        ...{ orderId, state, placedAt, changedAt, priceTotal },
        items: items.map(({ sku, quantity, item }) => ({ sku, quantity, item })),
      };
    }),
  );
};

const present = async (row: OrderTable): Promise<ConsumerOrder> => {
  const history = await historyOfOrder(database, row.orderId);
  const isFirst = ({ state }: { state: string }, index: number): boolean => history.findIndex((entry) => entry.state === state) === index;
  return {
    ...(await presentOrder(database, row)),
    history: history.filter(isFirst).map(({ state, at }) => ({ state, at })),
    returns: await listReturnsOf(database, row.orderId),
    returnEnd: await returnEndOf(database, row),
  };
};

/** An order of an account with its history, the time at which it first entered each state, and its returns. */
export const presentOwnOrder = async (consumerId: string, orderId: string): Promise<ConsumerOrder> =>
  present(await getOwnOrder(consumerId, orderId));

/** The same by the link of its mails, in any browser; undefined where no order has that secret. */
export const loadMailedOrderDocument = async (secret: string): Promise<ConsumerOrder | undefined> => {
  const row = await findLinkedOrder(database, secret);
  return row && present(row);
};
