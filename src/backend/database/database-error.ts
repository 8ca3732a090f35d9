import 'server-only';

/** The database cannot be reached, read or written. The message names the file or the server; requests answer 503. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

// SQLite's primary result codes: busy, locked, read-only, input/output error, corrupt, full, cannot open, not a database.
const sqliteTroubles = new Map([
  [5, 'it is locked by another process'],
  [6, 'it is locked by another connection'],
  [8, 'it is read-only'],
  [10, 'the disk reports an error'],
  [11, 'it is damaged'],
  [13, 'the disk is full'],
  [14, 'it cannot be opened'],
  [26, 'it is no database'],
]);

// Classes and codes of PostgreSQL: connection lost, no resources, shut down, read-only transaction, unknown database, wrong password.
const postgresTrouble = /^(?:08|53|57P|25006|3D000|28)/;
const networkTrouble = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EACCES', 'EHOSTUNREACH']);
const lostConnection = /^(?:Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

const codeOf = (error: Error): unknown => ('errcode' in error ? error.errcode : 'code' in error ? error.code : undefined);

/** True when another process holds SQLite's write lock at this moment: worth a retry. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff);

/** True when PostgreSQL rejects a statement that was prepared before a migration changed its columns. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === '0A000' && error.message.startsWith('cached plan must not change result type');

/** True when PostgreSQL ended a transaction in favour of another one, or of a migration: the same work may succeed when it is retried. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && (['40001', '40P01'].includes(String(codeOf(error))) || isOutdated(error));

/** The same error, as a DatabaseError that names the location when the database itself is the problem; every other error unchanged. */
export const toDatabaseError = (error: unknown, location: string): unknown => {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  const code = codeOf(error);
  const sqlite = typeof code === 'number' ? sqliteTroubles.get(code & 0xff) : undefined;
  if (sqlite) return new DatabaseError(`The database file ${location} cannot be used: ${sqlite} (${error.message}).`, { cause: error });
  const isPostgres = typeof code === 'string' && (postgresTrouble.test(code) || networkTrouble.has(code));
  if (!isPostgres && !lostConnection.test(error.message)) return error;
  return new DatabaseError(`The database ${location} cannot be used: ${error.message || String(code)}.`, { cause: error });
};
