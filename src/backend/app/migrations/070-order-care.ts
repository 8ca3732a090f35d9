import 'server-only';
import { type Kysely, sql } from 'kysely';
import { makeAppendOnly } from '../append-only.ts';

/** Who moved an order or a return, how a parcel is followed, and which pieces lie on the shelf again. What history says stays as it was said. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const history of ['orderHistory', 'orderReturnHistory']) {
    await db.schema
      .alterTable(history)
      .addColumn('by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await makeAppendOnly(db, history, ['update']);
  }
  await db.schema.alterTable('order').addColumn('tracking', 'text').execute();
  await db.schema
    .alterTable('orderLine')
    .addColumn('shelved', 'integer', (column) => column.notNull().defaultTo(0).check(sql`shelved >= 0 and shelved <= quantity`))
    .execute();
  await db.schema.alterTable('orderReturn').addColumn('shelvedAt', 'bigint').execute();
};
