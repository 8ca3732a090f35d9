import 'server-only';
import type { Kysely } from 'kysely';

/** The delivery addresses of consumers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('consumerAddress')
    .addColumn('addressId', 'text', (column) => column.primaryKey())
    .addColumn('consumerId', 'text', (column) => column.notNull().references('consumer.consumerId').onDelete('cascade'))
    .addColumn('isPrimary', 'integer', (column) => column.notNull())
    .addColumn('isPrivate', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('consumerAddressOf').on('consumerAddress').column('consumerId').execute();
};
