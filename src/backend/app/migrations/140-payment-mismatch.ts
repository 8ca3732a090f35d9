import 'server-only';
import type { Kysely } from 'kysely';

/** Rejected payment events: they named a known attempt or refund, but another payment or another amount. */
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
