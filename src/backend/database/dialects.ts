import 'server-only';
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Trx } from './connection.ts';
import type { Tables } from './tables.ts';

/** True on PostgreSQL, false on the embedded SQLite. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Makes every other transaction that holds this table wait until this one ends; reading goes on. On SQLite they wait anyway. */
export const lockTable = async (trx: Trx, table: keyof Tables): Promise<void> => {
  if (isPostgres(trx)) await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
};
