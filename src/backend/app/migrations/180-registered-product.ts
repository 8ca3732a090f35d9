import 'server-only';
import type { Kysely } from 'kysely';

/** Products registered for their guarantee. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('registeredProduct')
    .addColumn('registrationId', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('consumerId', 'text')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('productKey', 'text', (column) => column.notNull())
    .addColumn('sku', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('purchasedOn', 'text', (column) => column.notNull())
    .addColumn('guaranteeYears', 'integer', (column) => column.notNull())
    .addColumn('guaranteeEnds', 'text', (column) => column.notNull())
    .addColumn('boughtAt', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('registeredProductByConsumer').on('registeredProduct').column('consumerId').execute();
  await db.schema.createIndex('registeredProductByEmail').on('registeredProduct').column('emailKey').execute();
  await db.schema.createIndex('registeredProductByEnd').on('registeredProduct').column('guaranteeEnds').execute();
};
