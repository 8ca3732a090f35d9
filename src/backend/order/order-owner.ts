import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import { clearConsumerOfOrders, findRowsOfConsumer, setConsumerOfOrder } from './order.queries.ts';
import type { OrderTable } from './order.table.ts';

/** Gives a guest's order to an account; an order that has an owner is not changed. */
export const attachOrder = (trx: Trx, orderId: string, consumerId: string): Promise<void> => setConsumerOfOrder(trx, orderId, consumerId);

/** Detaches the orders of an account: they stay, without a link to an account. */
export const detachOrders = (trx: Trx, consumerId: string): Promise<void> => clearConsumerOfOrders(trx, consumerId);

/** The orders of an account, the newest first. */
export const listOrdersOf = (db: Db, consumerId: string): Promise<OrderTable[]> => findRowsOfConsumer(db, consumerId);
