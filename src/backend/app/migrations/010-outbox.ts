import 'server-only';
import type { Kysely } from 'kysely';

/** Tasks to run after their transaction has committed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('outbox')
    .addColumn('outboxId', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .addColumn('leaseOwner', 'text')
    .addColumn('leasedUntil', 'bigint')
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('doneAt', 'bigint')
    .addColumn('deadAt', 'bigint')
    .execute();
  await db.schema.createIndex('outboxDue').on('outbox').columns(['doneAt', 'deadAt', 'dueAt']).execute();
};
