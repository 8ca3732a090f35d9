import 'server-only';
import type { Kysely } from 'kysely';

/** What opens an order in any browser: the secret that its mails carry, made with the first of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('orderLink')
    .addColumn('orderId', 'text', (column) => column.primaryKey().references('order.orderId').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull().unique())
    .execute();
};
