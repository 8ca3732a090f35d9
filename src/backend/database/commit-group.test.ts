import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '#backend/app/migrate.ts';
import { createCommitGroup } from './commit-group.ts';
import { type Db, inTransaction, openDatabase } from './database.ts';

const row = (sku: string) => ({ variantKey: sku, sku, pieces: 1, changedAt: Date.now() });

describe('group commit', () => {
  let folder: string;
  let db: Db;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'undula-group-'));
    db = openDatabase({ file: join(folder, 'shop.db') });
    await migrate(db);
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  const insert = (sku: string) => inTransaction((trx) => trx.insertInto('stock').values(row(sku)).execute(), db);
  const skus = async () => (await db.selectFrom('stock').select('sku').orderBy('sku').execute()).map(({ sku }) => sku);
  /** What another process would read. */
  const onDisk = (): unknown[] => {
    const other = new DatabaseSync(join(folder, 'shop.db'), { readOnly: true });
    const rows = other.prepare('select sku from stock order by sku').all();
    other.close();
    return rows.map(({ sku }) => sku);
  };

  test('every transaction that reports success is on disk', async () => {
    const seen = await Promise.all(['a', 'b', 'c', 'd'].map((sku) => insert(sku).then(() => onDisk().includes(sku))));
    expect(seen).toEqual([true, true, true, true]);
  });

  test('a failing one between two others leaves nothing and affects neither', async () => {
    const failing = inTransaction(async (trx) => {
      await trx.insertInto('stock').values(row('b')).execute();
      throw new Error('no');
    }, db);
    const ended = await Promise.allSettled([insert('a'), failing, insert('c'), insert('a'), insert('d')]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(onDisk()).toEqual(['a', 'c', 'd']);
  });

  test('a statement outside of them sees what is on disk, and nothing else', async () => {
    const reading = inTransaction(async (trx) => {
      await trx.insertInto('stock').values(row('a')).execute();
      return 'done';
    }, db);
    const [, seen, disk] = await Promise.all([reading, skus(), skus().then(onDisk)]);
    expect([seen, disk]).toEqual([['a'], ['a']]);
  });

  test('they begin in the order in which they were requested', async () => {
    const order: string[] = [];
    const note = (name: string) => inTransaction(async () => void order.push(name), db);
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(note));
    expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('finished transactions are written to disk before the database is closed', async () => {
    const finished = [insert('a'), insert('b')];
    await Promise.all([...finished, db.destroy()]);
    expect(onDisk()).toEqual(['a', 'b']);
    db = openDatabase({ file: join(folder, 'shop.db') });
  });
});

describe('a group of transactions', () => {
  const play = (broken = '') => {
    const asked: string[] = [];
    let isOpen = false;
    const group = createCommitGroup({
      run: async (command) => {
        asked.push(command);
        if (command === broken) throw new Error(`broken ${command}`);
        if (command === 'begin immediate') isOpen = true;
        if (command === 'commit' || command === 'rollback') isOpen = false;
      },
      isInTransaction: () => isOpen,
    });
    const add = async () => {
      await group.begin();
      return (await group.finish()).onDisk;
    };
    return {
      asked,
      group,
      add,
      lose: () => {
        isOpen = false;
      },
    };
  };

  test('goes to the disk once', async () => {
    const { asked, group, add } = play();
    const all = [add(), add(), add()];
    await new Promise(setImmediate);
    expect(asked.filter((command) => command === 'commit')).toEqual([]);
    await group.commit();
    await Promise.all(all);
    expect(asked.filter((command) => command === 'commit')).toHaveLength(1);
  });

  test('fails as a whole if the disk write fails', async () => {
    const { group, add, asked } = play('commit');
    const all = Promise.allSettled([add(), add()]);
    await new Promise(setImmediate);
    await group.commit();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(asked.at(-1)).toBe('rollback');
  });

  test('notifies the earlier ones when SQLite itself rolled a transaction back', async () => {
    const { group, add, lose } = play();
    const before = add().catch((error: Error) => error.message);
    await new Promise(setImmediate);
    await group.begin();
    lose();
    await group.undo();
    expect(await before).toContain('SQLite ended the transaction');
    expect(group.hasFinished()).toBe(false);
  });

  test('is never longer than thirty-two', async () => {
    const { asked, add } = play();
    for (let made = 0; made < 33; made++) {
      void add();
      await Promise.resolve();
    }
    await new Promise(setImmediate);
    expect(asked.filter((command) => command === 'begin immediate').length).toBeGreaterThan(1);
  });
});
