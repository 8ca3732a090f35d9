import 'server-only';
import type { Kysely } from 'kysely';

/** Links under which wishlists can be viewed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('wishlistShare')
    .addColumn('shareToken', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('wishlistShareByList').on('wishlistShare').column('tokenHash').execute();
};
