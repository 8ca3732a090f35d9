import 'server-only';
import type { Kysely } from 'kysely';

/** The result or the input of the last account form sent without script, for the page that shows it once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('accountDraft')
    .addColumn('consumerId', 'text', (column) => column.primaryKey().references('consumer.consumerId').onDelete('cascade'))
    .addColumn('draft', 'text', (column) => column.notNull())
    .execute();
};
