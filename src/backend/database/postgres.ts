import 'server-only';
import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import { createStatementNames, withNames } from './named-statements.ts';

// Counts and sums come as bigint, which pg returns as text; ours are all safe integers.
const numbers = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => (type === 20 ? Number : pg.types.getTypeParser(type, format as 'text')),
};

/** Kysely on PostgreSQL, at most ten connections; a lost one is noticed at its next use. */
export const postgres = (connectionString: string): Dialect =>
  new PostgresDialect({
    pool: async () => {
      const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, types: numbers });
      // An idle connection that breaks would otherwise end the process.
      pool.on('error', () => undefined);
      const names = createStatementNames();
      const cache = new WeakMap<pg.PoolClient, PostgresPoolClient>();
      return {
        options: pool.options,
        connect: async () => getOrInsertComputed(cache, await pool.connect(), (client) => withNames(client, names)),
        end: () => pool.end(),
      };
    },
  });
