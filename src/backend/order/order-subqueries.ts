import 'server-only';
import type { Db } from '#backend/database/database.ts';

/** Placed orders with their buyers, for a query of another room to join: how an order is stored stays in this room. */
export const ordersWithBuyers = (db: Db) =>
  db.selectFrom('order').select(['orderId', 'cartId', 'consumerId', 'email', 'state', 'approvedAt']);

/** Pieces by variant that a cart's own waiting orders hold, for a query of another room to join: its buyer may order them again, since the new order gives up the old one. */
export const reservedPieces = (db: Db, cartId: string) =>
  db
    .selectFrom('orderLine')
    .innerJoin('order', 'order.orderId', 'orderLine.orderId')
    .select((row) => [
      'orderLine.variantKey',
      row.fn.sum<number>(row('orderLine.quantity', '-', row.ref('orderLine.shelved'))).as('pieces'),
    ])
    .where('order.cartId', '=', cartId)
    .where('order.state', '=', 'PENDING_PAYMENT')
    .where('order.approvedAt', 'is', null)
    .groupBy('orderLine.variantKey');

/** The carts that were ever ordered, for a condition of another room. */
export const orderedCarts = (db: Db) => db.selectFrom('order').select('cartId');
