import 'server-only';
import type { Kysely } from 'kysely';

/** What visitors ask the company. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('contactRequest')
    .addColumn('requestId', 'text', (column) => column.primaryKey())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
};
