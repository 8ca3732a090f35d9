import 'server-only';
import type { Kysely } from 'kysely';

/** Consumer accounts, their consents, their secrets sent by mail, and more about their logins. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('consumer')
    .addColumn('consumerId', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('customerType', 'text', (column) => column.notNull())
    .addColumn('salutation', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('taxNumber', 'text', (column) => column.notNull())
    .addColumn('billing', 'text')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('confirmedAt', 'bigint')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('consumerConsent')
    .addColumn('consumerId', 'text', (column) => column.notNull().references('consumer.consumerId').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('givenAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('consumerConsentKey', ['consumerId', 'type'])
    .execute();
  await db.schema
    .createTable('consumerCode')
    .addColumn('codeId', 'text', (column) => column.primaryKey())
    .addColumn('consumerId', 'text', (column) => column.notNull().references('consumer.consumerId').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('secretHash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addColumn('usedAt', 'bigint')
    .execute();
  await db.schema.createIndex('consumerCodeOf').on('consumerCode').columns(['consumerId', 'purpose']).execute();
  await db.schema
    .alterTable('session')
    .addColumn('seenAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('session')
    .addColumn('isRemembered', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('session')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('sessionConsumer').on('session').column('consumerId').execute();
};
