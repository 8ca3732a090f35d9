import 'server-only';
import type { Kysely } from 'kysely';

/** When a page last read differently than before, by its address: sitemaps tell it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('pageChange')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .execute();
};
