import 'server-only';
import { type Kysely, sql } from 'kysely';

/** Payment attempts, the events that completed them, and refunds. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('paymentAttempt')
    .addColumn('attemptId', 'text', (column) => column.primaryKey())
    .addColumn('orderId', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('sessionId', 'text', (column) => column.unique())
    .addColumn('redirectUrl', 'text')
    .addColumn('request', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addColumn('askAt', 'bigint')
    .execute();
  await db.schema.createIndex('paymentAttemptOrder').on('paymentAttempt').column('orderId').execute();
  await db.schema.createIndex('paymentAttemptAsk').on('paymentAttempt').column('askAt').execute();
  await db.schema
    .createTable('paymentEvent')
    .addColumn('eventId', 'text', (column) => column.primaryKey())
    .addColumn('attemptId', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('paymentRefund')
    .addColumn('refundKey', 'text', (column) => column.primaryKey())
    .addColumn('attemptId', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('providerRefundId', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
};
