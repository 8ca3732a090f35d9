import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from './processes.ts';
import { median } from './statistics.ts';

/** Response time of an uncached page for a reader, in milliseconds: alone, and while another network requests as many as it can. */
export type Flood = { name: string; alone: number; flooded: number; floodRefused: number; floodMade: number };

const looks = 25;
const floodConnections = 60;
const [reader, flooder] = ['198.51.100.7', '203.0.113.1'];
const letters = (): string => Math.random().toString(36).slice(2, 10);

const ask = (port: number, from: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'localhost', 'x-forwarded-for': from, 'accept-encoding': 'br' };
    get({ port, path: `/search/${letters()}`, headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });

const medianLook = async (port: number): Promise<number> => {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let look = 0; look < looks; look++) {
    const start = performance.now();
    const status = await ask(port, reader, agent);
    if (status !== 200) throw new Error(`The reader was answered ${status}`);
    times.push(performance.now() - start);
  }
  agent.destroy();
  return median(times);
};

const measure = async (name: string, env: Record<string, string>): Promise<Flood> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-flood-'));
  const shop = await startShop({ DATABASE_FILE: join(folder, 'shop.db'), TRUST_PROXY: '1', ...env });
  const counts = { floodMade: 0, floodRefused: 0 };
  let isOver = false;
  const flood = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true });
    while (!isOver) counts[(await ask(shop.port, flooder, agent)) === 200 ? 'floodMade' : 'floodRefused']++;
    agent.destroy();
  };
  try {
    await medianLook(shop.port);
    const alone = await medianLook(shop.port);
    const floods = Array.from({ length: floodConnections }, flood);
    const flooded = await medianLook(shop.port);
    isOver = true;
    await Promise.all(floods);
    return { name, alone, flooded, ...counts };
  } finally {
    isOver = true;
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** A reader beside a flood: with fair queuing alone, and with the render limit of a production shop. */
export const measureFloods = async (): Promise<Flood[]> => [
  await measure('turns', { RATE_LIMIT: '0' }),
  await measure('turns and bound', { RATE_LIMIT: '300' }),
];
