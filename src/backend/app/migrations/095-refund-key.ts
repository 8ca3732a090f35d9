import 'server-only';
import type { Kysely } from 'kysely';

/** What a refund of the sandbox was asked for, as the real provider keeps it: a shop that lost the answer finds its refund again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('sandboxRefund')
    .addColumn('metadata', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
};
