import 'server-only';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { DatabaseError, isLocked, nameTrouble } from './database-error.ts';

// Kysely speaks better-sqlite3; node:sqlite differs in how a statement says that it returns rows.
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

const makeFolder = (file: string): void => {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new DatabaseError(`The database file ${file} cannot be used: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  }
};

const open = (file: string): SqliteDatabase => {
  makeFolder(file);
  // SQLite's own waiting would stop the whole process: it stays short, the driver waits without blocking.
  const database = new DatabaseSync(file, { timeout: 20 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const statements = new Map<string, Statement>();
  const prepare = (sql: string): Statement => {
    const known = statements.get(sql);
    if (known) return known;
    const made = new Statement(database.prepare(sql));
    if (statements.size < 500) statements.set(sql, made);
    return made;
  };
  return { close: () => database.close(), prepare };
};

class PatientDriver extends SqliteDriver {
  readonly #file: string;
  readonly #lockWait: number;
  #connection: DatabaseConnection | undefined;

  constructor(file: string, lockWait: number) {
    super({ database: async () => open(file) });
    this.#file = file;
    this.#lockWait = lockWait;
  }

  override init(): Promise<void> {
    return this.#patiently(() => super.init());
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= await this.#wrap();
    return this.#connection;
  }

  // A plain BEGIN takes the write lock late and fails when two processes write.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async #wrap(): Promise<DatabaseConnection> {
    const inner = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#patiently(() => inner.executeQuery(query)),
      streamQuery: (query, size) => inner.streamQuery(query, size),
    };
  }

  /** A statement that met a lock did nothing: it is tried again until the time is up. */
  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + this.#lockWait;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isLocked(error) || performance.now() > end) throw nameTrouble(error, this.#file);
        await wait(2 + Math.random() * 10);
      }
    }
  }
}

// DDL takes part in transactions: migrations run whole or not at all, and one process at a time.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely on Node's own SQLite: write-ahead log, every commit on disk, transactions that lock at once and wait up to `lockWait` ms for others. */
export const nodeSqlite = (file: string, lockWait = 5000): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new PatientDriver(file, lockWait),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
