import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureFreshRate, measureRate, type Round } from './load.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { findPort, type Running, startProgram, startShop } from './processes.ts';
import { processorTime } from './processor-time.ts';
import { median } from './statistics.ts';

/** Requests a second, each round and in the middle; `cost` is the server's processor time for one, in microseconds. */
export type Rate = { name: string; rates: number[]; median: number; cost: number };
export type Throughput = { path: string; bytes: number; rates: Rate[] };

type Page = { body: Buffer; fields: [string, string][] };

const readPage = (port: number, path: string): Promise<Page> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} answers ${response.statusCode}`));
        const given = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
        resolve({ body: Buffer.concat(chunks), fields: given.filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)) });
      });
    });
    asked.on('error', reject).end();
  });

const startBare = async (folder: string, { body, fields }: Page): Promise<Running> => {
  const port = await findPort();
  await writeFile(join(folder, 'page'), body);
  return startProgram(
    process.execPath,
    ['bench/bare-server.ts', String(port), join(folder, 'page'), JSON.stringify(fields.flat())],
    {},
    'listening',
    port,
  );
};

let counter = 0;
const freshPath = (path: string) => (): string => `${path}?q=${process.pid}-${counter++}`;

type Contestant = { name: string; running: Running; run: () => Promise<Round> };

const measureRound = async ({ running, run }: Contestant): Promise<{ rate: number; cost: number }> => {
  const before = processorTime(running.pid);
  const { requests, perSecond } = await run();
  return { rate: perSecond, cost: (processorTime(running.pid) - before) / requests };
};

const race = async (contestants: Contestant[], rounds: number): Promise<Rate[]> => {
  const rates = new Map(contestants.map(({ name }): [string, { rate: number; cost: number }[]] => [name, []]));
  for (const { run } of contestants) await run();
  for (let round = 0; round < rounds; round++) {
    for (const contestant of contestants) rates.get(contestant.name)?.push(await measureRound(contestant));
  }
  return [...rates].map(([name, measured]) => {
    const all = measured.map(({ rate }) => rate);
    return { name, rates: all, median: median(all), cost: median(measured.map(({ cost }) => cost)) };
  });
};

/** Requests a second for one page, cached and uncached, beside the same bytes from bare node:http and from nginx; round by round in turn. */
export const measureThroughput = async (path: string, rounds: number, seconds: number): Promise<Throughput> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const shop = await startShop({ DATABASE_FILE: join(folder, 'shop.db') });
  const started = [shop];
  try {
    const page = await readPage(shop.port, path);
    const bare = await startBare(folder, page);
    started.push(bare);
    const cached = (name: string, running: Running): Contestant => ({
      name,
      running,
      run: () => measureRate({ port: running.port, path, seconds, connections: 64 }),
    });
    const contestants = [cached('shop, cached page', shop), cached('bare node:http, same bytes', bare)];
    if (hasNginx()) {
      const nginx = await startNginx(folder, page.body, page.fields);
      started.push(nginx);
      contestants.push(cached('nginx (1 worker), same bytes', nginx));
    }
    // Another process: what rendering leaves behind would slow the next round of the kept page.
    const renderer = await startShop({ DATABASE_FILE: join(folder, 'renderer.db') });
    started.push(renderer);
    const fresh = () => measureFreshRate({ port: renderer.port, path, seconds, connections: 8 }, freshPath(path));
    contestants.push({ name: 'shop, uncached page', running: renderer, run: fresh });
    return { path, bytes: page.body.length, rates: await race(contestants, rounds) };
  } finally {
    await Promise.all(started.map((running) => running.stop()));
    await rm(folder, { recursive: true, force: true });
  }
};
