import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachDatabase, locationOf } from '#tests/backend/database/each-database.ts';
import { type Db, inTransaction, isPostgres, openDatabase } from './database.ts';
import { createStatementNames } from './named-statements.ts';

const all = (db: Db) => db.selectFrom('stock').selectAll().where('pieces', '>', 0).execute();

describeEachDatabase('repeated statements', (open) => {
  test('are parsed and planned once per connection', async () => {
    const db = await open();
    if (!isPostgres(db)) return;
    const prepared = await inTransaction(async (trx) => {
      for (let asked = 0; asked < 3; asked++) await trx.selectFrom('stock').selectAll().where('pieces', '>', asked).execute();
      return sql<{ name: string }>`select name from pg_prepared_statements where statement like '%"stock"%'`.execute(trx);
    }, db);
    expect(prepared.rows).toHaveLength(1);
  });

  test('continue to work when another process migrates, inside a transaction and outside', async () => {
    const db = await open();
    const other = openDatabase(locationOf(db));
    const change = (name: string) => sql`alter table stock add column ${sql.ref(name)} integer`.execute(other);
    await all(db);
    await change('one');
    expect(await all(db)).toEqual([]);
    await inTransaction((trx) => all(trx), db);
    await change('two');
    expect(await inTransaction((trx) => all(trx), db)).toEqual([]);
    await other.destroy();
  });
});

test('a statement without values, or one for many rows at once, has no name', () => {
  const names = createStatementNames();
  expect([names.of('begin', []), names.of(`select ${'$1, '.repeat(2000)}`, [1])]).toEqual([undefined, undefined]);
  expect(names.of('select $1', [1])).toBe(names.of('select $1', [2]));
});

test('the number of names is limited to five hundred, and a removed name is never reused', () => {
  const names = createStatementNames();
  const given = Array.from({ length: 501 }, (_, index) => names.of(`select $1, ${index}`, [1]));
  expect([given[499], given[500]]).toEqual(['shop-500', undefined]);
  names.forget();
  expect(given).not.toContain(names.of('select $1, 0', [1]));
});
