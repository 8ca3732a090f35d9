import 'server-only';
import { type Kysely, sql } from 'kysely';

/** An index of what is sold out, so that a list, which reads it at every request, does not scan everything else. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('stockSoldOut').on('stock').column('variantKey').where(sql.ref('pieces'), '=', sql.lit(0)).execute();
};
