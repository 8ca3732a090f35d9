import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishes } from '#shared/contract/finishes.ts';
import { sorts } from '../src/shared/routes/list-query.ts';
import { growContent } from './grown-content.ts';
import { freshAddress } from './miss.ts';
import { type Running, startShop } from './processes.ts';
import { mainThreadTime } from './processor-time.ts';
import { median } from './statistics.ts';

/**
 * The cost of a catalogue of that many variants: milliseconds until the shop is ready, megabytes (1,000,000 bytes) resident afterwards,
 * milliseconds for an uncached list and an uncached filtered list, and the CPU time of the main thread for both.
 */
export type CatalogueCost = {
  variants: number;
  startMs: number;
  memoryMb: number;
  listMs: number;
  listCpuMs: number;
  facetsMs: number;
  facetsCpuMs: number;
};

const residentMb = (pid: number): number => {
  const [, kibibytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
};

const timeOf = async (port: number, path: string): Promise<number> => {
  const before = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  return performance.now() - before;
};

/** Each address once, one after the other: none of them is cached. Milliseconds until the response, and of the main thread's CPU time. */
const mediansOf = async ({ port, pid }: Running, paths: readonly string[]): Promise<{ ms: number; cpuMs: number }> => {
  const times: number[] = [];
  const costs: number[] = [];
  for (const path of paths) {
    const before = mainThreadTime(pid);
    times.push(await timeOf(port, path));
    costs.push((mainThreadTime(pid) - before) / 1000);
  }
  return { ms: median(times), cpuMs: median(costs) };
};

// Enough pages for code to reach its full speed.
const warmUp = 40;
const lists = sorts.flatMap((sort) => [1, 2].map((page) => `/spuelen?sort=${sort}&page=${page}`));
const narrowed = finishes.flatMap((finish) => sorts.map((sort) => `/spuelen?finish=${finish}&mounting=inset&sort=${sort}`));

/** Starts the shop with content grown to that many variants and measures it; the first pages, which load code, are not counted. */
export const measureCatalogue = async (wanted: number): Promise<CatalogueCost> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-catalogue-'));
  try {
    const content = join(folder, 'content');
    const variants = await growContent(content, wanted);
    const before = performance.now();
    const shop = await startShop({ DATABASE_FILE: join(folder, 'shop.db'), CONTENT_DIR: content });
    const startMs = performance.now() - before;
    try {
      for (let page = 0; page < warmUp; page++) await timeOf(shop.port, freshAddress('/spuelen'));
      const list = await mediansOf(shop, lists);
      const facets = await mediansOf(shop, narrowed);
      return {
        variants,
        startMs,
        memoryMb: residentMb(shop.pid),
        listMs: list.ms,
        listCpuMs: list.cpuMs,
        facetsMs: facets.ms,
        facetsCpuMs: facets.cpuMs,
      };
    } finally {
      await shop.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
