import 'server-only';
import type { Kysely } from 'kysely';

/** The idempotency key of a sandbox refund, stored as the real provider does: a shop that lost the response finds its refund again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('sandboxRefund')
    .addColumn('metadata', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
};
