import 'server-only';
import type { Kysely } from 'kysely';

/** Why an attempt to pay came to nothing, for the buyer to read; null while nothing is known, and once it was paid. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('paymentAttempt').addColumn('failure', 'text').execute();
};
