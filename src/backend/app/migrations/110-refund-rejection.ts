import 'server-only';
import type { Kysely } from 'kysely';

/** Refunds that a bank returned after the provider had accepted them, and when the status of each refund is checked again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('paymentRefundRejection')
    .addColumn('providerRefundId', 'text', (column) => column.primaryKey())
    .addColumn('refundKey', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('rejectedAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('paymentRefundRejectionRefund').on('paymentRefundRejection').column('refundKey').execute();
  await db.schema.alterTable('paymentRefund').addColumn('askAt', 'bigint').execute();
  await db.schema.createIndex('paymentRefundAsk').on('paymentRefund').column('askAt').execute();
  await db.schema
    .alterTable('sandboxRefund')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('succeeded'))
    .execute();
};
