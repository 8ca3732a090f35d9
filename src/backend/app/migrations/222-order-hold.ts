import 'server-only';
import type { Kysely } from 'kysely';

/** The network an order came from, hashed, while it waits for its payment: what one network may reserve is limited. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('orderHold')
    .addColumn('orderId', 'text', (column) => column.primaryKey().references('order.orderId').onDelete('cascade'))
    .addColumn('network', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('orderHoldByNetwork').on('orderHold').column('network').execute();
};
