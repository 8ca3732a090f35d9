import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** The number of requests answered in a round, and per second. */
export type Round = { requests: number; perSecond: number };
export type LoadOptions = { port: number; path: string; seconds: number; connections: number };

/**
 * `wrk` (Debian) sends requests faster than a shop answers; without it autocannon is used, and is itself the bottleneck of the fastest
 * servers.
 */
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

/** Requests per second for one address, requested over and over. */
export const measureRate = (options: LoadOptions): Promise<Round> =>
  loadTool === 'wrk' ? runWrk(options) : runAutocannon(`http://127.0.0.1:${options.port}${options.path}`, options);

/** Requests per second for addresses that are new each time, so that nothing is cached. */
export const measureFreshRate = (options: LoadOptions, freshPath: () => string): Promise<Round> =>
  runAutocannon(`http://127.0.0.1:${options.port}`, options, freshPath);
