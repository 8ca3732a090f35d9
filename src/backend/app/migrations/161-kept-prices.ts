import 'server-only';
import type { Kysely } from 'kysely';

/** Which prices are all written down, as one fingerprint: a start with the same prices has nothing to compare. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('keptPrices')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .execute();
};
