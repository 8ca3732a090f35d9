import 'server-only';
import { type Kysely, sql } from 'kysely';
import { makeAppendOnly } from '../append-only.ts';

/** What each variant cost in each country, and from when on (Y-04). Append-only. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('priceHistory')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('variantKey', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull().check(sql`price > 0`))
    .addColumn('effectiveFrom', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('priceHistoryKey', ['variantKey', 'country', 'position'])
    .execute();
  await makeAppendOnly(db, 'priceHistory', ['update', 'delete']);
};
