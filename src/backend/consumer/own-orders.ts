import 'server-only';
import { database } from '#backend/database/database.ts';
import { findLinkedOrder, historyOfOrder, listOrdersOf, type OrderTable, presentOrder } from '#backend/order/order.ts';
import { listReturnsOf, returnEndOf } from '#backend/return/return.ts';
import type { ConsumerOrder, OrderSummary } from '#shared/contract/consumer-order.ts';
import { getOwnOrder } from './reorder.ts';

/** The orders of an account, the newest first, each with when it came into its state. */
export const listOwnOrders = async (consumerId: string): Promise<OrderSummary[]> => {
  const rows = await listOrdersOf(database, consumerId);
  return Promise.all(
    rows.map(async (row) => {
      const { orderId, state, placedAt, items, priceTotal } = await presentOrder(database, row);
      const history = await historyOfOrder(database, orderId);
      // What is noted later in a state is no change of it: the first entry says when it began.
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

/** An order of an account with its history, when it first came into each state, and with its returns. */
export const presentOwnOrder = async (consumerId: string, orderId: string): Promise<ConsumerOrder> =>
  present(await getOwnOrder(consumerId, orderId));

/** The same for whoever comes with the link of its mails, whatever their browser; undefined where the secret opens none. */
export const loadMailedOrderDocument = async (secret: string): Promise<ConsumerOrder | undefined> => {
  const row = await findLinkedOrder(database, secret);
  return row && present(row);
};
