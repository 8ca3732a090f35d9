import 'server-only';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#backend/database/database.ts';

type Change = 'update' | 'delete';

/** Makes the database itself reject updates or deletes of rows once they are written. For migrations. */
export const makeAppendOnly = async (db: Kysely<unknown>, table: string, changes: readonly Change[]): Promise<void> => {
  const message = `${table} is never changed`;
  if (isPostgres(db)) {
    await sql`create or replace function "refuseChange"() returns trigger language plpgsql as $$
      begin raise exception '% is never changed', tg_table_name; end $$`.execute(db);
  }
  for (const change of changes) {
    const trigger = sql.id(`${table}No${change === 'update' ? 'Update' : 'Delete'}`);
    const body = isPostgres(db)
      ? sql`for each row execute function "refuseChange"()`
      : sql`begin select raise(abort, ${sql.lit(message)}); end`;
    await sql`create trigger ${trigger} before ${sql.raw(change)} on ${sql.table(table)} ${body}`.execute(db);
  }
};
