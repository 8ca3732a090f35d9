import 'server-only';
import type { Kysely } from 'kysely';

/** What the last form of an account without script did or held, for the page that tells it once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('accountDraft')
    .addColumn('consumerId', 'text', (column) => column.primaryKey().references('consumer.consumerId').onDelete('cascade'))
    .addColumn('draft', 'text', (column) => column.notNull())
    .execute();
};
