import 'server-only';
import type { Kysely } from 'kysely';

/** When the content of a page last changed, by its address, for sitemaps. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('pageChange')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .execute();
};
