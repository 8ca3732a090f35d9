import 'server-only';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { type DatabasePlace, type Db, migrate, openDatabase, replaceDatabase } from './database.ts';

const askForPostgres = (socketPath: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request({ socketPath, path: '/' }, (answer) => {
      text(answer).then((body) => (answer.statusCode === 200 ? resolve(body) : reject(new Error(body))), reject);
    });
    asked.on('error', reject).end();
  });

const createPostgres = async (): Promise<DatabasePlace> => {
  const cluster = await askForPostgres(inject('postgres'));
  const client = new pg.Client({ connectionString: cluster });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return { url: cluster.replace('/postgres?', `/${name}?`) };
};

// In memory where there is such a folder: SQLite asks the disk at every commit.
const home = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const folders: string[] = [];
const createFile = async (): Promise<DatabasePlace> => {
  const folder = mkdtempSync(join(home, 'undula-db-'));
  folders.push(folder);
  return { file: join(folder, 'shop.db') };
};

const places = new WeakMap<Db, DatabasePlace>();

/** Where a database lies that `open` made. */
export const placeOf = (db: Db): DatabasePlace => {
  const place = places.get(db);
  if (!place) throw new Error('This database was not opened by describeEachDatabase');
  return place;
};

/** The environment with which another process opens the same database. */
export const environmentOf = (db: Db): Record<string, string> => {
  const place = placeOf(db);
  return 'url' in place ? { DATABASE_URL: place.url } : { DATABASE_URL: '', DATABASE_FILE: place.file };
};

type Open = () => Promise<Db>;

/**
 * Runs the tests on SQLite and on PostgreSQL. `open` makes a new database with all tables and puts it in the shop's place;
 * `openEmpty` makes one without tables, which stays beside.
 */
export const describeEachDatabase = (name: string, tests: (open: Open, openEmpty: Open) => void): void => {
  for (const [kind, create] of [
    ['SQLite', createFile],
    ['PostgreSQL', createPostgres],
  ] as const) {
    describe(`${name} (${kind})`, () => {
      const opened: Db[] = [];
      const openEmpty = async (): Promise<Db> => {
        const place = await create();
        const db = openDatabase(place);
        places.set(db, place);
        opened.push(db);
        return db;
      };
      const open = async (): Promise<Db> => {
        const db = await openEmpty();
        await migrate(db);
        replaceDatabase(db);
        return db;
      };
      tests(open, openEmpty);
      afterAll(async () => {
        await Promise.all(opened.map((db) => db.destroy()));
        for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
      });
    });
  }
};
