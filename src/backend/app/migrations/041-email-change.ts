import 'server-only';
import type { Kysely } from 'kysely';

/** The new email address of an account until its mailbox is verified. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('consumerCode').addColumn('newEmail', 'text').execute();
};
