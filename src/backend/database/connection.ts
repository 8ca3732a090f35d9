import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import { type Environment, environment } from '#shared/environment/environment.ts';
import { isConflict, nameTrouble } from './database-error.ts';
import { nodeSqlite } from './node-sqlite.ts';
import { postgres } from './postgres.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** Where the data lies: a PostgreSQL address, or a file for the embedded SQLite. */
export type DatabasePlace = { url: string } | { file: string };

/** DATABASE_URL asks for PostgreSQL; otherwise the embedded database lies in DATABASE_FILE. */
export const placeOfEnvironment = ({ DATABASE_URL: url, DATABASE_FILE: file }: Environment = environment()): DatabasePlace =>
  url === undefined ? { file } : { url };

/** What a message may say of the place: never a password. */
export const describePlace = (place: DatabasePlace): string => {
  if ('file' in place) return place.file;
  const url = URL.parse(place.url);
  return url ? `${url.host || url.searchParams.get('host') || 'localhost'}${url.pathname}` : 'of DATABASE_URL';
};

/** A connection that opens at its first query. */
export const openDatabase = (place: DatabasePlace, lockWait?: number): Db =>
  new Kysely<Tables>({ dialect: 'url' in place ? postgres(place.url) : nodeSqlite(place.file, lockWait) });

// Development evaluates this file again at every edit: the connection stays.
const kept = globalThis as { undulaDatabase?: Db };
kept.undulaDatabase ??= openDatabase(placeOfEnvironment());

/** The shop's database. */
export let database: Db = kept.undulaDatabase;

/** Puts another database in its place; tests run everything on both kinds. */
export const replaceDatabase = (db: Db): void => {
  kept.undulaDatabase = db;
  database = db;
};

/** Ends all connections after running queries have ended. */
export const closeDatabase = async (): Promise<void> => {
  await database.destroy();
  replaceDatabase(openDatabase(placeOfEnvironment()));
};

const tries = 8;

/**
 * Everything in `work` happens, or nothing. On SQLite one transaction runs at a time; on PostgreSQL a deadlock or a
 * conflict starts the work again, so it must do nothing outside of `trx`.
 */
export const inTransaction = async <T>(work: (trx: Trx) => Promise<T>, db: Db = database): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isConflict(error) || attempt === tries) throw nameTrouble(error, describePlace(placeOfEnvironment()));
      await wait(Math.random() * 10 * attempt);
    }
  }
};
