import 'server-only';
import type { Kysely } from 'kysely';

/** What happened to a cart without its shopper, until it is told. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('cart').addColumn('news', 'text').execute();
};
