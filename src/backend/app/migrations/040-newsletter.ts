import 'server-only';
import type { Kysely } from 'kysely';

/** Who wants the newsletter. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('newsletter')
    .addColumn('subscriptionId', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull().unique())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('askedAt', 'bigint', (column) => column.notNull())
    .addColumn('confirmedAt', 'bigint')
    .execute();
};
