import 'server-only';
import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Trx } from './connection.ts';
import type { Tables } from './tables.ts';

/** True on PostgreSQL, false on the embedded SQLite. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Blocks every other transaction that locks this table until this one ends; reads go on. On SQLite writers are sequential anyway. */
export const lockTable = async (trx: Trx, table: keyof Tables): Promise<void> => {
  if (isPostgres(trx)) await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
};

/** Many rows as one value: a table of one column `value`, in which `value ->> 0` is the first cell of a row as text. A statement may hold only so many values, but each may be long. */
export const jsonRows = (trx: Pick<Trx, 'getExecutor'>, rows: readonly (readonly (string | number)[])[]): RawBuilder<unknown> => {
  const folded = JSON.stringify(rows);
  return isPostgres(trx) ? sql`json_array_elements(cast(${folded} as json))` : sql`json_each(${folded})`;
};
