import 'server-only';
import type { Kysely } from 'kysely';

/** Rate limits shared by all processes, and the browsers that once entered an account's correct password. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('rateLimit')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute();
  await db.schema.createIndex('rateLimitExpire').on('rateLimit').column('expire').execute();
  await db.schema
    .createTable('knownDevice')
    .addColumn('tokenHash', 'text', (column) => column.notNull())
    .addColumn('consumerId', 'text', (column) => column.notNull().references('consumer.consumerId').onDelete('cascade'))
    .addColumn('seenAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('knownDeviceKey', ['tokenHash', 'consumerId'])
    .execute();
  await db.schema.createIndex('knownDeviceConsumer').on('knownDevice').column('consumerId').execute();
};
