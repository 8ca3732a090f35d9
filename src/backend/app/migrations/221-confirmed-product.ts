import 'server-only';
import type { Kysely } from 'kysely';

/** When the owner of the mailbox confirmed a product registration; while null, no account with that address shows it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('registeredProduct').addColumn('confirmedAt', 'bigint').execute();
};
