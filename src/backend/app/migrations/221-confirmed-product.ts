import 'server-only';
import type { Kysely } from 'kysely';

/** When the mailbox that a registration named said that it is its own; null: no account shows it for that address. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('registeredProduct').addColumn('confirmedAt', 'bigint').execute();
};
