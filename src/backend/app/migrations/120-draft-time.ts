import 'server-only';
import type { Kysely } from 'kysely';

/** When a rejected form was saved: it is deleted after a day. Existing rows count as a day old. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('cart')
    .addColumn('draftAt', 'bigint', (column) => column.defaultTo(0))
    .execute();
  await db.schema
    .alterTable('accountDraft')
    .addColumn('keptAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
};
