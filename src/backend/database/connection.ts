import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import { type Environment, environment } from '#shared/environment/environment.ts';
import { isConflict, toDatabaseError } from './database-error.ts';
import { nodeSqlite } from './node-sqlite.ts';
import { postgres } from './postgres.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** The location of the data: a PostgreSQL address, or a file for the embedded SQLite. */
export type DatabaseLocation = { url: string } | { file: string };

/** DATABASE_URL selects PostgreSQL; otherwise the embedded database is in DATABASE_FILE. */
export const locationFromEnvironment = ({ DATABASE_URL: url, DATABASE_FILE: file }: Environment = environment()): DatabaseLocation =>
  url === undefined ? { file } : { url };

/** The location for messages: without a password. */
export const describeLocation = (location: DatabaseLocation): string => {
  if ('file' in location) return location.file;
  const url = URL.parse(location.url);
  return url ? `${url.host || url.searchParams.get('host') || 'localhost'}${url.pathname}` : 'of DATABASE_URL';
};

/** A connection that opens at its first query. */
export const openDatabase = (location: DatabaseLocation, lockWait?: number): Db =>
  new Kysely<Tables>({ dialect: 'url' in location ? postgres(location.url) : nodeSqlite(location.file, lockWait) });

// Development evaluates this file again at every edit: the connection must stay.
const globals = globalThis as { undulaDatabase?: Db };
globals.undulaDatabase ??= openDatabase(locationFromEnvironment());

/** The shop's database. */
export let database: Db = globals.undulaDatabase;

/** Replaces the database; tests run everything on both kinds. */
export const replaceDatabase = (db: Db): void => {
  globals.undulaDatabase = db;
  database = db;
};

/** Ends all connections after running queries have ended. */
export const closeDatabase = async (): Promise<void> => {
  await database.destroy();
  replaceDatabase(openDatabase(locationFromEnvironment()));
};

const tries = 8;

/**
 * Runs `work` atomically. On SQLite one transaction runs at a time; on PostgreSQL a deadlock or a conflict runs the work again, so it must
 * have no effects outside of `trx`.
 */
export const inTransaction = async <T>(work: (trx: Trx) => Promise<T>, db: Db = database): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isConflict(error) || attempt === tries) throw toDatabaseError(error, describeLocation(locationFromEnvironment()));
      await wait(Math.random() * 10 * attempt);
    }
  }
};
