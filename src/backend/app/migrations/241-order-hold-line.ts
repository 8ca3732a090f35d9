import 'server-only';
import type { Kysely } from 'kysely';

/** The /56 and the /48 that an order came from, hashed: one IPv6 line has many networks, and reserves little with all of them together. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [column, index] of [
    ['line', 'orderHoldByLine'],
    ['site', 'orderHoldBySite'],
  ] as const) {
    await db.schema.alterTable('orderHold').addColumn(column, 'text').execute();
    await db.schema.createIndex(index).on('orderHold').column(column).execute();
  }
};
