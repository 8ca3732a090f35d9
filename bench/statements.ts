import pg from 'pg';
import { findPort, startShop } from './processes.ts';
import { addsPerCart, fillCarts, type Item } from './shoppers.ts';

/** How the statements of a shop are counted: the environment it needs for that, and the current count. */
export type StatementCounter = { env: Record<string, string>; count: () => Promise<number> };

/** Counts inside the shop, which contains the embedded database. */
export const countInShop = async (databaseFile: string): Promise<StatementCounter> => {
  const port = await findPort();
  return {
    env: {
      DATABASE_URL: '',
      DATABASE_FILE: databaseFile,
      NODE_OPTIONS: '--import ./bench/count-sqlite.ts',
      BENCH_STATEMENTS_PORT: String(port),
    },
    count: async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text()),
  };
};

/** The start options of a counting PostgreSQL; transaction statements are left out. */
export const countingSettings = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_utility': 'off' };

/** Makes PostgreSQL count, with the extension shipped with it. */
export const countInPostgres = (url: string): StatementCounter => ({
  env: { DATABASE_URL: url },
  count: async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('create extension if not exists pg_stat_statements');
      const sum = "select sum(calls) as calls from pg_stat_statements where query not like '%pg_stat_statements%'";
      return Number((await client.query<{ calls: string }>(sum)).rows[0]?.calls);
    } finally {
      await client.end();
    }
  },
});

/** Statements per call of POST /carts/add, including the first of each cart; in a shop of its own, since counting costs time. */
export const countStatements = async ({ env, count }: StatementCounter, item: Item, carts = 10): Promise<number> => {
  const running = await startShop(env);
  try {
    await fillCarts(running.port, 1, item);
    const before = await count();
    await fillCarts(running.port, carts, item);
    return ((await count()) - before) / (carts * addsPerCart);
  } finally {
    await running.stop();
  }
};
