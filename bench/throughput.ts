import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadOptions, measureFreshRate, measureRate } from './load.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { findPort, type Running, startProgram, startShop } from './processes.ts';
import { median } from './statistics.ts';

export type Rate = { name: string; rates: number[]; median: number };
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

/** Requests a second for one page, cached and uncached, beside the same bytes from bare node:http and from nginx; round by round in turn. */
export const measureThroughput = async (path: string, rounds: number, seconds: number): Promise<Throughput> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const shop = await startShop();
  const page = await readPage(shop.port, path);
  const others: [string, Running][] = [['bare node:http, same bytes', await startBare(folder, page)]];
  if (hasNginx()) others.push(['nginx (1 worker), same bytes', await startNginx(folder, page.body, page.fields)]);
  const load = ({ port }: Running, connections: number): LoadOptions => ({ port, path, seconds, connections });
  const contestants: [string, () => Promise<number>][] = [
    ['shop, cached page', () => measureRate(load(shop, 64))],
    ...others.map(([name, running]): [string, () => Promise<number>] => [name, () => measureRate(load(running, 64))]),
    ['shop, uncached page', () => measureFreshRate(load(shop, 8), freshPath(path))],
  ];
  const rates = new Map(contestants.map(([name]) => [name, [] as number[]]));
  try {
    for (const [, run] of contestants) await run();
    for (let round = 0; round < rounds; round++) for (const [name, run] of contestants) rates.get(name)?.push(await run());
  } finally {
    await Promise.all([shop.stop(), ...others.map(([, running]) => running.stop())]);
    await rm(folder, { recursive: true, force: true });
  }
  return {
    path,
    bytes: page.body.length,
    rates: [...rates].map(([name, measured]) => ({ name, rates: measured, median: median(measured) })),
  };
};
