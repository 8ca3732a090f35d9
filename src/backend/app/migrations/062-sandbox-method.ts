import 'server-only';
import type { Kysely } from 'kysely';

/** What the sandbox provider stores of cards and accounts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('sandboxMethod')
    .addColumn('methodId', 'text', (column) => column.primaryKey())
    .addColumn('customerId', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('behaviour', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('last4', 'text', (column) => column.notNull())
    .addColumn('expiryMonth', 'integer', (column) => column.notNull())
    .addColumn('expiryYear', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sandboxMethodOf').on('sandboxMethod').column('customerId').execute();
  await db.schema
    .alterTable('sandboxSession')
    .addColumn('keepsCard', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('sandboxSession')
    .addColumn('isDirect', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('sandboxPayment').addColumn('methodId', 'text').execute();
};
