import 'server-only';
import type { Kysely } from 'kysely';

/** A fingerprint of all recorded prices: a start with unchanged prices has nothing to compare. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('keptPrices')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .execute();
};
