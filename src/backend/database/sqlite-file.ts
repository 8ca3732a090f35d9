import 'server-only';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { getOrInsertBounded } from '#shared/cache/get-or-insert.ts';
import { DatabaseError } from './database-error.ts';

// Kysely expects better-sqlite3; node:sqlite differs in how a statement says that it returns rows.
class Statement implements SqliteStatement {
  readonly #statement: StatementSync;
  readonly reader: boolean;
  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }
  all(parameters: readonly unknown[]) {
    return this.#statement.all(...(parameters as SQLInputValue[]));
  }
  run(parameters: readonly unknown[]) {
    return this.#statement.run(...(parameters as SQLInputValue[]));
  }
  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>;
  }
}

// For its owner alone from the first byte; SQLite gives the files beside it the same mode.
const makeFile = (file: string): void => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw new DatabaseError(`The database file ${file} cannot be used: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  }
};

/** An open SQLite file: every commit on disk, each statement prepared once. */
export type SqliteFile = SqliteDatabase & {
  /** False outside of a transaction, and in one that SQLite itself rolled back for lack of disk or memory. */
  isInTransaction: () => boolean;
};

/** Opens a file, creating it and its folder if needed. */
export const openSqliteFile = (file: string): SqliteFile => {
  makeFile(file);
  // SQLite's own waiting would block the whole process, so it is short; the driver waits without blocking.
  const database = new DatabaseSync(file, { timeout: 20 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const cache = new Map<string, Statement>();
  const create = (sql: string): Statement => new Statement(database.prepare(sql));
  const prepare = (sql: string): Statement => getOrInsertBounded(cache, sql, create, 500);
  return { close: () => database.close(), prepare, isInTransaction: () => database.isTransaction };
};
