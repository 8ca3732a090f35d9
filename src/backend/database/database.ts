import 'server-only';

// The shop's database: one connection to SQLite or PostgreSQL, and transactions that happen or do not.

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

// Whole copies of it, for the operator.

export { backupDatabase, restoreDatabase } from './backup.ts';

// What is wrong when the database itself is the trouble.

export { DatabaseError, toDatabaseError } from './database-error.ts';

// Where the two databases differ, and the order of rows that one moment made.

export { isPostgres, lockTable } from './dialects.ts';
export { jsonRows } from './json-rows.ts';
export { nextMoment } from './next-moment.ts';
