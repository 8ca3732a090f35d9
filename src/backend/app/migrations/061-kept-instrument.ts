import 'server-only';
import type { Kysely } from 'kysely';

/** Payments with a saved card or a named account; the consents given at the payment step; direct debit mandates. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('paymentAttempt').addColumn('instrument', 'text').execute();
  await db.schema
    .alterTable('paymentAttempt')
    .addColumn('keepsCard', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('cart').addColumn('paymentDetail', 'text').execute();
  await db.schema
    .createTable('paymentMandate')
    .addColumn('orderId', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('creditorId', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('last4', 'text', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('acceptedAt', 'bigint', (column) => column.notNull())
    .execute();
};
