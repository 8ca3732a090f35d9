import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { migrate } from '#backend/app/migrate.ts';
import { type DatabaseLocation, type Db, openDatabase, replaceDatabase } from '#backend/database/database.ts';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';

const askForPostgres = (socketPath: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request({ socketPath, path: '/' }, (answer) => {
      text(answer).then((body) => (answer.statusCode === 200 ? resolve(body) : reject(new Error(body))), reject);
    });
    asked.on('error', reject).end();
  });

const databaseName = (): string => `test_${randomUUID().replaceAll('-', '')}`;

/** Creates a database in the cluster, empty or as a copy, and returns its address and name. */
const createPostgres = async (template?: string): Promise<{ url: string; name: string }> => {
  const cluster = await askForPostgres(inject('postgres'));
  const client = new pg.Client({ connectionString: cluster });
  const name = databaseName();
  await client.connect();
  try {
    await client.query(template === undefined ? `create database ${name}` : `create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return { name, url: cluster.replace('/postgres?', `/${name}?`) };
};

// In memory where there is such a folder: SQLite waits for the disk at every commit.
const home = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const createFile = async (template?: string): Promise<{ file: string; name: string }> => {
  const folder = mkdtempSync(join(home, 'undula-db-'));
  const file = join(folder, 'shop.db');
  if (template !== undefined) copyFileSync(template, file);
  return { file, name: file };
};

const kinds = { SQLite: createFile, PostgreSQL: createPostgres };
type Kind = keyof typeof kinds;

// All tables, created once per process: a copy takes a third of the time. Leftovers are removed with the cluster or the process.
const templateCache = new Map<Kind, Promise<string>>();
const makeTemplate = async (kind: Kind): Promise<string> => {
  const { name, ...location } = await kinds[kind]();
  const db = openDatabase(location);
  await migrate(db);
  await db.destroy();
  return name;
};
const templateOf = (kind: Kind): Promise<string> => getOrInsertComputed(templateCache, kind, makeTemplate);

const locations = new WeakMap<Db, DatabaseLocation>();

/** The location of a database that `open` created. */
export const locationOf = (db: Db): DatabaseLocation => {
  const location = locations.get(db);
  if (!location) throw new Error('This database was not opened by describeEachDatabase');
  return location;
};

/** The environment for another process to open the same database. */
export const environmentOf = (db: Db): Record<string, string> => {
  const location = locationOf(db);
  return 'url' in location ? { DATABASE_URL: location.url } : { DATABASE_URL: '', DATABASE_FILE: location.file };
};

type Open = () => Promise<Db>;

const asked = Object.keys(kinds).filter((kind) => [undefined, kind].includes(process.env['TEST_DATABASE'])) as Kind[];

/**
 * Runs the tests on SQLite and on PostgreSQL, or on the one in TEST_DATABASE. `open` creates a new database with all tables and makes it
 * the shop's; `openEmpty` creates a separate one without tables.
 */
export const describeEachDatabase = (name: string, tests: (open: Open, openEmpty: Open) => void): void => {
  for (const kind of asked) {
    describe(`${name} (${kind})`, () => {
      const opened: Db[] = [];
      const names: string[] = [];
      const openIn = async (template?: string): Promise<Db> => {
        const { name: made, ...location } = await kinds[kind](template);
        const db = openDatabase(location);
        names.push(made);
        locations.set(db, location);
        opened.push(db);
        return db;
      };
      const open = async (): Promise<Db> => {
        const db = await openIn(await templateOf(kind));
        replaceDatabase(db);
        return db;
      };
      tests(open, () => openIn());
      afterAll(async () => {
        await Promise.all(opened.map((db) => db.destroy()));
        if (kind === 'SQLite') for (const file of names) rmSync(dirname(file), { recursive: true, force: true });
      });
    });
  }
};
