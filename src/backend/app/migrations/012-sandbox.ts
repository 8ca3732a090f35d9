import 'server-only';
import type { Kysely } from 'kysely';

/** The state of the sandbox payment provider. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('sandboxSession')
    .addColumn('sessionId', 'text', (column) => column.primaryKey())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('paymentStatus', 'text', (column) => column.notNull())
    .addColumn('paymentIntentId', 'text', (column) => column.notNull().unique())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('methodTypes', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('clientReferenceId', 'text')
    .addColumn('metadata', 'text', (column) => column.notNull())
    .addColumn('successUrl', 'text', (column) => column.notNull())
    .addColumn('cancelUrl', 'text', (column) => column.notNull())
    .addColumn('challengedCard', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sandboxPayment')
    .addColumn('paymentIntentId', 'text', (column) => column.primaryKey())
    .addColumn('sessionId', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('refunded', 'bigint', (column) => column.notNull())
    .addColumn('last4', 'text')
    .addColumn('lastError', 'text')
    .addColumn('metadata', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sandboxRefund')
    .addColumn('refundId', 'text', (column) => column.primaryKey())
    .addColumn('paymentIntentId', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sandboxRequest')
    .addColumn('idempotencyKey', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
};
