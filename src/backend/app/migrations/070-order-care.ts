import 'server-only';
import { type Kysely, sql } from 'kysely';
import { makeAppendOnly } from '../append-only.ts';

/**
 * Who changed the status of an order or a return, how a parcel is tracked, and which pieces are back in stock. Existing history keeps its
 * wording.
 */
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
