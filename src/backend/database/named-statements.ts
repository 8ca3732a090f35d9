import 'server-only';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isOutdated } from './database-error.ts';

// Longer ones are written for a specific number of rows, and seldom repeated.
const longest = 4000;
const most = 500;

/** Names for statements, so that PostgreSQL parses and plans each once per connection and not at every call. */
type StatementNames = {
  /** The name of a statement; undefined where it is not worth one: simple commands, and statements that keep changing. */
  of: (text: string, values: readonly unknown[]) => string | undefined;
  /** Gives every statement another name from now on. */
  forget: () => void;
};

/** Names for one pool: the same statement has the same name in all its connections. */
export const createStatementNames = (): StatementNames => {
  const names = new Map<string, string>();
  let given = 0;
  return {
    of: (text, values) => {
      if (values.length === 0 || text.length > longest) return undefined;
      const cached = names.get(text);
      if (cached || names.size >= most) return cached;
      const name = `shop-${++given}`;
      names.set(text, name);
      return name;
    },
    forget: () => names.clear(),
  };
};

/**
 * A Kysely connection with named statements. A migration of another process may change what a prepared `select *` returns, which
 * PostgreSQL rejects: the statement is prepared again. Inside a transaction that fails as well, and the first error restarts the
 * transaction.
 */
export const withNames = (client: pg.PoolClient, names: StatementNames): PostgresPoolClient => {
  const ask = async (text: string, values: readonly unknown[]) => {
    const name = names.of(text, values);
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
  };
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await ask(text, values);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      names.forget();
      return ask(text, values).catch(() => {
        throw error;
      });
    }
  };
  // Kysely's other overload takes a cursor, which is never used here.
  return { query: query as unknown as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) };
};
