import 'server-only';
import type { Kysely } from 'kysely';

/** Where a parcel waits for its buyer: the id in a cart, the place as JSON in an order. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('cart').addColumn('dropPoint', 'text').execute();
  await db.schema.alterTable('order').addColumn('dropPoint', 'text').execute();
};
