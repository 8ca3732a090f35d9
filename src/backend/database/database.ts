import 'server-only';

// The shop's database: one connection to SQLite or PostgreSQL, and atomic transactions.

export {
  closeDatabase,
  type DatabaseLocation,
  type Db,
  database,
  describeLocation,
  inTransaction,
  locationFromEnvironment,
  openDatabase,
  replaceDatabase,
  type Trx,
} from './connection.ts';

// Backups, for the operator.

export { backupDatabase, restoreDatabase } from './backup.ts';

// Errors of the database itself.

export { DatabaseError, toDatabaseError } from './database-error.ts';

// Differences between the two databases, and the order of rows created at the same moment.

export { isPostgres, jsonRows, lockTable } from './dialects.ts';
export { nextMoment } from './next-moment.ts';
