import 'server-only';
import { type Kysely, PostgresAdapter } from 'kysely';

/** True on PostgreSQL, false on the embedded SQLite. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
