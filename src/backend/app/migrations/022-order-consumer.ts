import 'server-only';
import type { Kysely } from 'kysely';

/** The account that an order belongs to. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('order').addColumn('consumerId', 'text').execute();
  await db.schema.createIndex('orderConsumer').on('order').column('consumerId').execute();
};
