import 'server-only';
import { type Kysely, sql } from 'kysely';

/** Pieces in stock. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('stock')
    .addColumn('variantKey', 'text', (column) => column.primaryKey())
    .addColumn('sku', 'text', (column) => column.notNull().unique())
    .addColumn('pieces', 'integer', (column) => column.notNull().check(sql`pieces >= 0`))
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .execute();
};
