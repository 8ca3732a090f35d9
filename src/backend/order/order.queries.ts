import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { OrderState } from '#shared/contract/order.ts';
import type { OrderHistoryTable, OrderLineTable, OrderTable } from './order.table.ts';

export const insertOrder = async (trx: Trx, row: OrderTable, lines: readonly OrderLineTable[]): Promise<void> => {
  await trx.insertInto('order').values(row).execute();
  await trx
    .insertInto('orderLine')
    .values([...lines])
    .execute();
};

export const findOrderRow = (db: Db, orderId: string): Promise<OrderTable | undefined> =>
  db.selectFrom('order').selectAll().where('orderId', '=', orderId).executeTakeFirst();

export const findOrderRowByPlacement = (db: Db, cartId: string, placementKey: string): Promise<OrderTable | undefined> =>
  db.selectFrom('order').selectAll().where('placementKey', '=', placementKey).where('cartId', '=', cartId).executeTakeFirst();

/** Locks an order until the transaction ends, so that concurrent work on it is sequential. */
export const lockOrderRow = (trx: Trx, orderId: string): Promise<OrderTable | undefined> =>
  trx.updateTable('order').set({ changedAt: Date.now() }).where('orderId', '=', orderId).returningAll().executeTakeFirst();

/** Orders whose buyer has not approved a payment yet: of one cart, or placed before a time. */
export const findUnapprovedRows = (db: Db, filter: { cartId: string } | { placedBefore: number }): Promise<OrderTable[]> => {
  const pending = db.selectFrom('order').selectAll().where('state', '=', 'PENDING_PAYMENT').where('approvedAt', 'is', null);
  if ('cartId' in filter) return pending.where('cartId', '=', filter.cartId).execute();
  return pending.where('placedAt', '<', filter.placedBefore).orderBy('placedAt').limit(50).execute();
};

export const listOrderRows = (db: Db, filter: { state?: OrderState | undefined; limit: number }): Promise<OrderTable[]> => {
  const all = db.selectFrom('order').selectAll().orderBy('placedAt', 'desc').limit(filter.limit);
  return (filter.state ? all.where('state', '=', filter.state) : all).execute();
};

export const findRowsOfConsumer = (db: Db, consumerId: string): Promise<OrderTable[]> =>
  db.selectFrom('order').selectAll().where('consumerId', '=', consumerId).orderBy('placedAt', 'desc').orderBy('orderId').execute();

export const findOrderLines = (db: Db, orderId: string): Promise<OrderLineTable[]> =>
  db.selectFrom('orderLine').selectAll().where('orderId', '=', orderId).orderBy('position').execute();

export const findHistory = (db: Db, orderId: string): Promise<OrderHistoryTable[]> =>
  db.selectFrom('orderHistory').selectAll().where('orderId', '=', orderId).orderBy('position').execute();

/** Changes the state of an order if it is one of `from`; else undefined. */
export const moveOrderRow = (trx: Trx, orderId: string, from: readonly OrderState[], to: OrderState): Promise<OrderTable | undefined> =>
  trx
    .updateTable('order')
    .set({ state: to, changedAt: Date.now() })
    .where('orderId', '=', orderId)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();

export const setApproved = async (trx: Trx, orderId: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('order')
    .set({ approvedAt: Date.now(), changedAt: Date.now() })
    .where('orderId', '=', orderId)
    .where('state', '=', 'PENDING_PAYMENT')
    .where('approvedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const insertHistory = async (trx: Trx, { orderId, ...entry }: Omit<OrderHistoryTable, 'position' | 'at'>): Promise<void> => {
  const { count } = await trx
    .selectFrom('orderHistory')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('orderHistory')
    .values({ orderId, position: Number(count) + 1, ...entry, at: Date.now() })
    .execute();
};

export const setConsumerOfOrder = async (trx: Trx, orderId: string, consumerId: string): Promise<void> => {
  await trx.updateTable('order').set({ consumerId }).where('orderId', '=', orderId).where('consumerId', 'is', null).execute();
};

export const clearConsumerOfOrders = async (trx: Trx, consumerId: string): Promise<void> => {
  await trx.updateTable('order').set({ consumerId: null }).where('consumerId', '=', consumerId).execute();
};

export const setTracking = async (trx: Trx, orderId: string, tracking: string): Promise<void> => {
  await trx.updateTable('order').set({ tracking }).where('orderId', '=', orderId).execute();
};

export const addShelved = async (trx: Trx, orderId: string, position: number, pieces: number): Promise<void> => {
  await trx
    .updateTable('orderLine')
    .set((line) => ({ shelved: line('shelved', '+', pieces) }))
    .where('orderId', '=', orderId)
    .where('position', '=', position)
    .execute();
};
