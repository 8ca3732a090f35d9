import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** How many requests were answered in a round, and how many a second. */
export type Round = { requests: number; perSecond: number };
export type LoadOptions = { port: number; path: string; seconds: number; connections: number };

/** `wrk` (Debian) asks faster than a shop answers; without it autocannon does, and is itself the bottleneck of the fastest servers. */
export const loadTool = spawnSync('wrk', ['-v']).error === undefined ? 'wrk' : 'autocannon';

const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const runWrk = async ({ port, path, seconds, connections }: LoadOptions): Promise<Round> => {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...fields, `http://127.0.0.1:${port}${path}`]);
  const said = await text(child.stdout);
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`A round is worthless:\n${said}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(said) ?? [];
  const [, requests] = /(\d+) requests in/.exec(said) ?? [];
  if (!rate || !requests) throw new Error(`wrk said nothing of use:\n${said}`);
  return { requests: Number(requests), perSecond: Number(rate) };
};

const runAutocannon = async (url: string, { seconds, connections }: LoadOptions, path?: () => string): Promise<Round> => {
  const requests = path ? [{ setupRequest: (request: object) => ({ ...request, path: path() }) }] : undefined;
  const result = await autocannon({ url, connections, duration: seconds, headers, ...(requests && { requests }) });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`A round is worthless: ${result.non2xx} refused, ${result.errors} errors`);
  return { requests: result.requests.total, perSecond: result.requests.average };
};

/** Requests a second for one address, asked over and over. */
export const measureRate = (options: LoadOptions): Promise<Round> =>
  loadTool === 'wrk' ? runWrk(options) : runAutocannon(`http://127.0.0.1:${options.port}${options.path}`, options);

/** Requests a second for an address that is new each time, so that nothing was kept. */
export const measureFreshRate = (options: LoadOptions, freshPath: () => string): Promise<Round> =>
  runAutocannon(`http://127.0.0.1:${options.port}`, options, freshPath);
