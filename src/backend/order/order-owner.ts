import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { clearConsumerOfOrders, setConsumerOfOrder } from './order.queries.ts';

/** Gives a guest's order to an account; one that has an owner keeps it. */
export const attachOrder = (trx: Trx, orderId: string, consumerId: string): Promise<void> => setConsumerOfOrder(trx, orderId, consumerId);

/** Cuts the orders of an account loose from it: they stay, and lead to nobody's account. */
export const detachOrders = (trx: Trx, consumerId: string): Promise<void> => clearConsumerOfOrders(trx, consumerId);
