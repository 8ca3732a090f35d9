import 'server-only';
import type { Kysely } from 'kysely';

/** The address of mail that an account is to have once its mailbox is proved. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('consumerCode').addColumn('newEmail', 'text').execute();
};
