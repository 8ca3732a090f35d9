import 'server-only';
import type { Db } from '#backend/database/database.ts';

/** Placed orders with their buyers, for a query of another module to join, which need not know how orders are stored. */
export const ordersWithBuyers = (db: Db) =>
  db.selectFrom('order').select(['orderId', 'cartId', 'consumerId', 'email', 'state', 'approvedAt']);

/**
 * Pieces by variant that a cart's own pending orders reserve, for a query of another module to join: its buyer may order them again, since
 * the new order replaces the old one.
 */
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

/** The carts that were ever ordered, for a condition in another module. */
export const orderedCarts = (db: Db) => db.selectFrom('order').select('cartId');
