import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../tests/support/postgres.ts';
import { type Latency, measureCarts } from './cart-latency.ts';
import { countInPostgres, countInShop, countingSettings, countStatements } from './statements.ts';

/** Carts on one database: speed, and number of statements per call. */
export type CartCost = Latency & { database: string; statements: number };

const item = { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' };

/** The results, or why there are none: a machine without PostgreSQL still measures SQLite. */
const attempt = (measure: Promise<CartCost>): Promise<CartCost | string> =>
  measure.catch((error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : undefined) ?? String(error));

const onSqlite = async (): Promise<CartCost> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-db-'));
  try {
    const latency = await measureCarts({ DATABASE_URL: '', DATABASE_FILE: join(folder, 'shop.db') }, item);
    const statements = await countStatements(await countInShop(join(folder, 'counted.db')), item);
    return { database: 'SQLite', ...latency, statements };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Runs a function with a temporary PostgreSQL, as durable as in production. */
const withCluster = async <Done>(settings: Record<string, string>, use: (url: string) => Promise<Done>): Promise<Done> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  await chmod(folder, 0o755);
  const { url, server } = await startCluster(folder, { fsync: 'on', full_page_writes: 'on', ...settings });
  try {
    return await use(url);
  } finally {
    server.kill('SIGINT');
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
};

const onPostgres = async (named: string | undefined): Promise<CartCost> => {
  const measure = (url: string): Promise<Latency> => measureCarts({ DATABASE_URL: url }, item);
  const latency = named ? await measure(named) : await withCluster({}, measure);
  const statements = await withCluster(countingSettings, (url) => countStatements(countInPostgres(url), item));
  return { database: 'PostgreSQL', ...latency, statements };
};

/** Carts on both databases; the URL names a PostgreSQL to use instead of a temporary one. */
export const measureBothDatabases = async (postgresUrl: string | undefined): Promise<(CartCost | string)[]> => [
  await attempt(onSqlite()),
  await attempt(onPostgres(postgresUrl)),
];
