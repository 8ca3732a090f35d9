import 'server-only';
import type { Kysely } from 'kysely';

/** Why a payment attempt failed, shown to the buyer; null while unknown, and once it was paid. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('paymentAttempt').addColumn('failure', 'text').execute();
};
