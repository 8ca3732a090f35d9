import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../tests/postgres.ts';
import { measureAccountAnswers } from './account-answers.ts';
import { type Latency, measureCarts } from './cart-latency.ts';
import { type CatalogueCost, measureCatalogue } from './catalogue-cost.ts';
import { measureFloods } from './flood.ts';
import { type PageType, pageTypes } from './page-types.ts';
import { launchBrowser, measurePage, type PageWeight } from './page-weight.ts';
import { startShop } from './processes.ts';
import { type Results, writeReport } from './report.ts';
import { measureThroughput } from './throughput.ts';

// BENCH_ROUNDS and BENCH_SECONDS make it shorter or steadier; BENCH_POSTGRES_URL names a PostgreSQL database to use instead of one of our own.
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const postgresUrl = process.env['BENCH_POSTGRES_URL'];
const item = { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' };

/** What was measured, or why not: one part that fails does not take the others with it. */
const attempt = async <Measured>(name: string, measure: () => Promise<Measured>): Promise<Measured | string> => {
  console.log(`measuring ${name} …`);
  return measure().catch((error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : undefined) ?? String(error));
};

/** Does something with a PostgreSQL database: the one that was named, or one that lives as long as it is needed, as durable as in earnest. */
const withPostgres = async <Done>(use: (url: string) => Promise<Done>): Promise<Done> => {
  if (postgresUrl) return use(postgresUrl);
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  await chmod(folder, 0o755);
  const { url, server } = await startCluster(folder, { fsync: 'on', full_page_writes: 'on' });
  try {
    return await use(url);
  } finally {
    server.kill('SIGINT');
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
};

const measureBothDatabases = async (): Promise<(Latency | string)[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-db-'));
  const sqlite = await attempt('carts on SQLite', () =>
    measureCarts('SQLite', { DATABASE_URL: '', DATABASE_FILE: join(folder, 'shop.db') }, item),
  );
  await rm(folder, { recursive: true, force: true });
  const postgres = () => withPostgres((url) => measureCarts('PostgreSQL', { DATABASE_URL: url }, item));
  return [sqlite, await attempt('carts on PostgreSQL', postgres)];
};

const catalogueSizes = [120, 5_000, 50_000];

const measureCatalogues = async (): Promise<(CatalogueCost | string)[]> => {
  const costs: (CatalogueCost | string)[] = [];
  for (const size of catalogueSizes) costs.push(await attempt(`a catalogue of ${size} variants`, () => measureCatalogue(size)));
  return costs;
};

const weighPages = async (): Promise<[PageType, PageWeight | string][]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const shop = await startShop({ DATABASE_FILE: join(folder, 'shop.db') });
  const browser = await launchBrowser();
  const weights: [PageType, PageWeight | string][] = [];
  for (const type of Object.keys(pageTypes) as PageType[]) {
    weights.push([
      type,
      await attempt(`the weight of ${type}`, () => measurePage(browser, `http://localhost:${shop.port}${pageTypes[type]}`)),
    ]);
  }
  await browser.close();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
  return weights;
};

if (!existsSync('dist/server/index.js')) {
  console.error('There is nothing to measure yet: npm run build');
  process.exit(1);
}
const results: Results = {
  throughput: await attempt('a page', () => measureThroughput(pageTypes.list, rounds, seconds)),
  carts: await measureBothDatabases(),
  answers: await attempt('answers about accounts', () => measureAccountAnswers()),
  floods: await attempt('a flood', () => measureFloods()),
  catalogues: await measureCatalogues(),
  weights: await weighPages(),
};
const report = writeReport(results);
await writeFile('bench/results.md', report);
console.log(report);
