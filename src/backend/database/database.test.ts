import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '#backend/app/migrate.ts';
import { toDomainError } from '#backend/rest/rest.ts';
import { readEnvironment } from '#shared/environment/environment.ts';
import { describeEachDatabase, locationOf } from '#tests/backend/database/each-database.ts';
import { type Db, describeLocation, inTransaction, locationFromEnvironment, openDatabase } from './database.ts';
import { DatabaseError } from './database-error.ts';

const row = (sku: string) => ({ variantKey: sku, sku, pieces: 1, changedAt: Date.now() });
const insert = (db: Db, sku: string) => inTransaction((trx) => trx.insertInto('stock').values(row(sku)).execute(), db);

describeEachDatabase('database', (open, openEmpty) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await db.deleteFrom('stock').execute();
  });

  test('several processes may bring the tables up to date at once', async () => {
    const empty = await openEmpty();
    const others = [1, 2, 3].map(() => openDatabase(locationOf(empty)));
    await Promise.all([empty, ...others].map((each) => migrate(each)));
    await Promise.all(others.map((other) => other.destroy()));
    expect(await empty.selectFrom('stock').selectAll().execute()).toEqual([]);
    await migrate(empty);
  });

  test('a transaction that throws leaves nothing', async () => {
    const failing = inTransaction(async (trx) => {
      await trx.insertInto('stock').values(row('a')).execute();
      throw new Error('no');
    }, db);
    await expect(failing).rejects.toThrow('no');
    expect(await db.selectFrom('stock').selectAll().execute()).toEqual([]);
  });

  test('fifty transactions at once on two connections all count', async () => {
    const other = openDatabase(locationOf(db));
    await insert(db, 'a');
    const add = (on: Db) =>
      inTransaction(
        (trx) =>
          trx
            .updateTable('stock')
            .set((stock) => ({ pieces: stock('pieces', '+', 1) }))
            .execute(),
        on,
      );
    await Promise.all(Array.from({ length: 50 }, (_, index) => add(index % 2 ? db : other)));
    await other.destroy();
    expect(await db.selectFrom('stock').select('pieces').executeTakeFirst()).toEqual({ pieces: 51 });
  });
});

describe('a database in trouble', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'undula-db-'));
    file = join(folder, 'shop.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const create = async (): Promise<Db> => {
    const db = openDatabase({ file });
    await migrate(db);
    return db;
  };

  test('a locked file: reads go on, writes are rejected by name, afterwards everything works', async () => {
    const holder = await create();
    const db = openDatabase({ file }, 30);
    const rejected = await holder.transaction().execute(async () => {
      expect(await db.selectFrom('stock').selectAll().execute()).toEqual([]);
      return insert(db, 'a').catch((error: unknown) => error);
    });
    expect(rejected).toBeInstanceOf(DatabaseError);
    expect(toDomainError(rejected)).toMatchObject({
      statusCode: 503,
      exception: 'DatabaseException',
      message: expect.stringContaining(`${file} cannot be used: it is locked`),
    });
    await insert(db, 'b');
    expect(await db.selectFrom('stock').select('sku').execute()).toEqual([{ sku: 'b' }]);
    await Promise.all([db.destroy(), holder.destroy()]);
  });

  test('a file that is no database is named', async () => {
    writeFileSync(file, 'These are not the tables you are looking for. '.repeat(200));
    const db = openDatabase({ file });
    await expect(migrate(db)).rejects.toThrow(`${file} cannot be used: it is no database`);
    await db.destroy();
  });

  test('its files are for their owner alone from the start, those beside it too', async () => {
    const db = await create();
    await insert(db, 'a');
    const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
    expect(Object.fromEntries(modes)).toEqual({ 'shop.db': '600', 'shop.db-wal': '600', 'shop.db-shm': '600' });
    await db.destroy();
  });

  test('a folder that cannot be written is named', async () => {
    writeFileSync(join(folder, 'file'), '');
    const db = openDatabase({ file: join(folder, 'file', 'shop.db') });
    await expect(migrate(db)).rejects.toThrow(`${join(folder, 'file', 'shop.db')} cannot be used`);
    await db.destroy();
  });

  test('a read-only file: start-up fails and names it', async () => {
    await (await create()).destroy();
    chmodSync(file, 0o444);
    chmodSync(folder, 0o555);
    // The superuser may write everything, so the process runs as nobody.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const script = `const { inTransaction } = await import('#backend/database/database.ts');
      await inTransaction((trx) => trx.deleteFrom('stock').execute());`;
    const started = spawnSync(process.execPath, ['--conditions=react-server', '--input-type=module', '-e', script], {
      env: { PATH: process.env['PATH'], DATABASE_FILE: file },
      ...user,
    });
    chmodSync(folder, 0o755);
    expect(started.status).toBe(1);
    expect(started.stderr.toString()).toMatch(new RegExp(`The database file ${file} cannot be used: it (?:is read-only|cannot be opened)`));
  });
});

describe('the location of the data', () => {
  test('comes from the environment, and a message never contains the password', () => {
    expect(locationFromEnvironment(readEnvironment({}))).toEqual({ file: 'var/shop.db' });
    expect(locationFromEnvironment(readEnvironment({ DATABASE_FILE: '/data/a.db' }))).toEqual({ file: '/data/a.db' });
    expect(
      describeLocation(locationFromEnvironment(readEnvironment({ DATABASE_URL: 'postgresql://shop:secret@db.internal:5432/shop' }))),
    ).toBe('db.internal:5432/shop');
    expect(describeLocation({ url: 'postgresql://postgres@/x?host=%2Ftmp' })).not.toContain('@');
    expect(describeLocation({ url: 'not an address with secret' })).toBe('of DATABASE_URL');
  });
});
