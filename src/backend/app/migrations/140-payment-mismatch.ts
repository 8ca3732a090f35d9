import 'server-only';
import type { Kysely } from 'kysely';

/** News of payments that named an attempt or a refund, but spoke of another payment or another sum, and was refused. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('paymentMismatch')
    .addColumn('newsId', 'text', (column) => column.primaryKey())
    .addColumn('orderId', 'text', (column) => column.notNull())
    .addColumn('attemptId', 'text', (column) => column.notNull())
    .addColumn('difference', 'text', (column) => column.notNull())
    .addColumn('refusedAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('paymentMismatchRefusedAt').on('paymentMismatch').column('refusedAt').execute();
};
