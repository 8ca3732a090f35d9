import 'server-only';
import type { Kysely } from 'kysely';

/** The browser that sent a registration, as the hash of its cookie: its mail can be requested again from there. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('pendingAccount').addColumn('deviceHash', 'text').execute();
};
