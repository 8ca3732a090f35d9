import 'server-only';
import { sql } from 'kysely';
import type { Trx } from './connection.ts';
import { isPostgres } from './is-postgres.ts';
import type { Tables } from './tables.ts';

/** Makes every other transaction that holds this table wait until this one ends; reading goes on. On SQLite they wait anyway. */
export const holdTable = async (trx: Trx, table: keyof Tables): Promise<void> => {
  if (isPostgres(trx)) await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
};
