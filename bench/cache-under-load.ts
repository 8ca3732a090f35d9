import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageTypes } from './page-types.ts';
import { startShop } from './processes.ts';
import { hostileTerms } from './search/hostile-terms.ts';
import { median, percentile } from './statistics.ts';

/** Response time of a cached page in milliseconds: without other load, and beside one client that requests as much as its limits allow. */
export type CacheUnderLoad = { alone: number; median: number; p99: number; worst: number; requested: number; rendered: number };

const seconds = 20;
const breath = 20;
const connections = 6;
const [reader, client] = ['198.51.100.7', '203.0.113.1'];

const ask = (port: number, path: string, from: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'localhost', 'x-forwarded-for': from, 'accept-encoding': 'br' };
    get({ port, path, headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });

const measureReader = async (port: number, until: number): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    const status = await ask(port, pageTypes.list, reader, agent);
    if (status !== 200) throw new Error(`The reader was answered ${status}`);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, breath));
  }
  agent.destroy();
  return times;
};

/** A reader of a cached page, and one client that requests the most expensive new search pages as fast as they are answered. */
export const measureCacheUnderLoad = async (): Promise<CacheUnderLoad> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-beside-'));
  const shop = await startShop({ DATABASE_FILE: join(folder, 'shop.db'), TRUST_PROXY: '1', RATE_LIMIT: '300' });
  try {
    await measureReader(shop.port, performance.now() + 2000);
    const alone = median(await measureReader(shop.port, performance.now() + 2000));
    const until = performance.now() + seconds * 1000;
    const terms = hostileTerms(2000).values();
    const answers: number[] = [];
    const press = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true });
      for (const term of terms) {
        if (performance.now() >= until) break;
        answers.push(await ask(shop.port, `/search/${encodeURIComponent(term)}`, client, agent));
      }
      agent.destroy();
    };
    const [times] = await Promise.all([measureReader(shop.port, until), ...Array.from({ length: connections }, press)]);
    const rendered = answers.filter((status) => status === 200).length;
    return { alone, median: median(times), p99: percentile(times, 0.99), worst: Math.max(...times), requested: answers.length, rendered };
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
