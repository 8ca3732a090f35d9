import 'server-only';
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Trx } from './connection.ts';
import type { Tables } from './tables.ts';

/** True on PostgreSQL, false on the embedded SQLite. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Blocks every other transaction that locks this table until this one ends; reads go on. On SQLite writers are sequential anyway. */
export const lockTable = async (trx: Trx, table: keyof Tables): Promise<void> => {
  if (isPostgres(trx)) await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
};
