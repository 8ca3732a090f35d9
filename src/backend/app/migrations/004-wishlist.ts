import 'server-only';
import type { Kysely } from 'kysely';

/** Wishlists of visitors who are not logged in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('wishlistItem')
    .addColumn('tokenHash', 'text', (column) => column.notNull())
    .addColumn('variantKey', 'text', (column) => column.notNull())
    .addColumn('productKey', 'text', (column) => column.notNull())
    .addColumn('addedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('wishlistItemKey', ['tokenHash', 'variantKey'])
    .execute();
};
