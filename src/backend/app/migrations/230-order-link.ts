import 'server-only';
import type { Kysely } from 'kysely';

/** The secret in an order's mails that opens the order in any browser, created with the first of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('orderLink')
    .addColumn('orderId', 'text', (column) => column.primaryKey().references('order.orderId').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull().unique())
    .execute();
};
