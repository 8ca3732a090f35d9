import 'server-only';
import type { Db } from '#backend/database/database.ts';

/** Placed orders with their buyers, for a query of another room to join: how an order is stored stays in this room. */
export const ordersWithBuyers = (db: Db) =>
  db.selectFrom('order').select(['orderId', 'cartId', 'consumerId', 'email', 'state', 'approvedAt']);

/** The carts that were ever ordered, for a condition of another room. */
export const orderedCarts = (db: Db) => db.selectFrom('order').select('cartId');

/** The accounts that ever ordered, for a condition of another room. */
export const orderingConsumers = (db: Db) => db.selectFrom('order').select('consumerId').where('consumerId', 'is not', null);
