import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type CommitGroup, createCommitGroup } from './commit-group.ts';
import { isLocked, toDatabaseError } from './database-error.ts';
import { createMutex } from './mutex.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';

/** One connection to the file, used by one caller at a time: for a transaction, or for single statements. */
class RetryingDriver extends SqliteDriver {
  readonly #path: string;
  readonly #lockWait: number;
  readonly #mutex = createMutex();
  readonly #group: CommitGroup;
  #holder: DatabaseConnection | undefined;
  #isInside = false;

  constructor(path: string, lockWait: number) {
    let file: SqliteFile | undefined;
    super({
      database: async () => {
        file = openSqliteFile(path);
        return file;
      },
    });
    this.#path = path;
    this.#lockWait = lockWait;
    this.#group = createCommitGroup({ run: (command) => this.#run(command), isInTransaction: () => file?.isInTransaction() === true });
  }

  override init(): Promise<void> {
    return this.#patiently(() => super.init());
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    const inner = await super.acquireConnection();
    const connection: DatabaseConnection = {
      executeQuery: async (query) => {
        await this.#flush();
        return this.#patiently(() => inner.executeQuery(query));
      },
      streamQuery: (query, size) => inner.streamQuery(query, size),
    };
    this.#holder = connection;
    return connection;
  }

  override async beginTransaction(): Promise<void> {
    await this.#group.begin();
    this.#isInside = true;
  }

  override async commitTransaction(): Promise<void> {
    const { onDisk } = await this.#group.finish();
    this.#handOver();
    await onDisk;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Finished, but lost on its way to the disk: the group has rolled it back.
    if (connection !== this.#holder) return;
    await this.#group.undo();
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection === this.#holder) this.#handOver();
  }

  override async destroy(): Promise<void> {
    await this.#mutex.acquire();
    await this.#group.commit();
    await super.destroy();
    this.#mutex.release();
  }

  #handOver(): void {
    this.#holder = undefined;
    this.#isInside = false;
    this.#mutex.release();
    // Calls that came in together reach this point within one event loop turn: what is not here by then will not come soon.
    if (this.#group.hasFinished()) setImmediate(() => void this.#commitWhenIdle());
  }

  async #commitWhenIdle(): Promise<void> {
    // The current holder of the mutex will get here again.
    if (!this.#mutex.isFree()) return;
    await this.#mutex.acquire();
    await this.#group.commit();
    this.#mutex.release();
  }

  /** A single statement sees only what is on disk. */
  async #flush(): Promise<void> {
    if (!this.#isInside) await this.#group.commit();
  }

  async #run(command: string): Promise<void> {
    const connection = await super.acquireConnection();
    await this.#patiently(() => connection.executeQuery(CompiledQuery.raw(command)));
  }

  /** A statement that met a lock had no effect: it is retried until the timeout. */
  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + this.#lockWait;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isLocked(error) || performance.now() > end) throw toDatabaseError(error, this.#path);
        await wait(2 + Math.random() * 10);
      }
    }
  }
}

class OwnAdapter extends SqliteAdapter {
  // DDL takes part in transactions: migrations run completely or not at all, and in one process at a time.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // The driver itself manages its one connection: Kysely would hold it until the disk write has finished.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely on Node's own SQLite: write-ahead log, every commit on disk, transactions that lock at once and wait up to `lockWait` ms for others. */
export const nodeSqlite = (file: string, lockWait = 5000): Dialect => ({
  createAdapter: () => new OwnAdapter(),
  createDriver: () => new RetryingDriver(file, lockWait),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
