import 'server-only';
import { type Kysely, sql } from 'kysely';

/** Finds what is sold out without looking at what is not: a list asks for the few at every look. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('stockSoldOut').on('stock').column('variantKey').where(sql.ref('pieces'), '=', sql.lit(0)).execute();
};
