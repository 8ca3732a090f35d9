import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import { clearConsumerOfOrders, findRowsOfConsumer, setConsumerOfOrder } from './order.queries.ts';
import type { OrderTable } from './order.table.ts';

/** Gives a guest's order to an account; one that has an owner keeps it. */
export const attachOrder = (trx: Trx, orderId: string, consumerId: string): Promise<void> => setConsumerOfOrder(trx, orderId, consumerId);

/** Cuts the orders of an account loose from it: they stay, and lead to nobody's account. */
export const detachOrders = (trx: Trx, consumerId: string): Promise<void> => clearConsumerOfOrders(trx, consumerId);

/** The orders of an account, the newest first. */
export const listOrdersOf = (db: Db, consumerId: string): Promise<OrderTable[]> => findRowsOfConsumer(db, consumerId);
