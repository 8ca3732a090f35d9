import 'server-only';
import type { Kysely } from 'kysely';

/** The drop point of a parcel: its id in a cart, its location as JSON in an order. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('cart').addColumn('dropPoint', 'text').execute();
  await db.schema.alterTable('order').addColumn('dropPoint', 'text').execute();
};
