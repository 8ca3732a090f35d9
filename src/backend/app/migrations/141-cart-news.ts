import 'server-only';
import type { Kysely } from 'kysely';

/** Changes to a cart that its shopper did not make, until they are shown. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('cart').addColumn('news', 'text').execute();
};
