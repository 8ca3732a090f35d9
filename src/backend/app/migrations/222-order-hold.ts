import 'server-only';
import type { Kysely } from 'kysely';

/** From which network an order came, as a hash, while it waits for its payment: what one network may hold is bounded. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('orderHold')
    .addColumn('orderId', 'text', (column) => column.primaryKey().references('order.orderId').onDelete('cascade'))
    .addColumn('network', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('orderHoldByNetwork').on('orderHold').column('network').execute();
};
