import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureRate } from './load.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { findPort, type Running, startProgram, startShop } from './processes.ts';
import { type Contestant, type Rate, race } from './race.ts';
import { readPage, type SentPage } from './read-page.ts';

/** How fast a page cached in memory is served. */
export type Throughput = { path: string; bytes: number; rates: Rate[] };

/** Starts bare node:http, which answers everything with these bytes and headers. */
export const startBare = async (folder: string, { body, fields }: SentPage): Promise<Running> => {
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

/** Requests per second for one cached page, beside the same bytes from bare node:http and from nginx; in alternating rounds. */
export const measureThroughput = async (path: string, rounds: number, seconds: number): Promise<Throughput> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const shop = await startShop({ DATABASE_FILE: join(folder, 'shop.db') });
  const started = [shop];
  try {
    const page = await readPage(shop.port, path);
    const bare = await startBare(folder, page);
    started.push(bare);
    const contestant = (name: string, running: Running): Contestant => ({
      name,
      running,
      run: () => measureRate({ port: running.port, path, seconds, connections: 64 }),
    });
    const contestants = [contestant('shop, cached page', shop), contestant('bare node:http, same bytes', bare)];
    if (hasNginx()) {
      const nginx = await startNginx(folder, page.body, page.fields);
      started.push(nginx);
      contestants.push(contestant('nginx (1 worker), same bytes', nginx));
    }
    return { path, bytes: page.body.length, rates: await race(contestants, rounds) };
  } finally {
    await Promise.all(started.map((running) => running.stop()));
    await rm(folder, { recursive: true, force: true });
  }
};
