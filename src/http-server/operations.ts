import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPrivateRequest, type ProxySettings } from './request/local-request.ts';

type OperationsOptions = {
  isDraining: () => boolean;
  ready: () => boolean | Promise<boolean>;
  /** The metrics of the whole shop on this machine, in Prometheus format. */
  readMetrics: () => Promise<string>;
  metricsToken: string | undefined;
  proxySettings: ProxySettings;
};

export type OperationsPath = '/livez' | '/readyz' | '/metrics';

/** True for the addresses that the HTTP server answers itself. */
export const isOperationsPath = (path: string): path is OperationsPath => path === '/livez' || path === '/readyz' || path === '/metrics';

// Hashed because texts of equal length may differ in bytes, and timingSafeEqual needs equal lengths.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isEqual = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

/** With a token: whoever sends it. Without one: only this machine, and nobody if the shop is public. */
const mayReadMetrics = (request: IncomingMessage, token: string | undefined, proxySettings: ProxySettings): boolean =>
  token === undefined ? isPrivateRequest(request, proxySettings) : isEqual(String(request.headers.authorization ?? ''), `Bearer ${token}`);

const readyMs = 1000;

/** Asks at most once a second, however many probes come: anybody may send them, and each would take a connection of the database. */
const atMostOnceASecond = (ask: () => boolean | Promise<boolean>): (() => Promise<boolean>) => {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    const now = performance.now();
    if (asked === undefined || now - asked.at >= readyMs) asked = { at: now, answer: Promise.resolve().then(ask) };
    return asked.answer;
  };
};

/** Answers /livez (the process runs), /readyz (it accepts traffic) and /metrics. */
export const createOperations = ({ isDraining, ready, readMetrics, metricsToken, proxySettings }: OperationsOptions) => {
  const isReady = atMostOnceASecond(ready);
  const answers: Record<OperationsPath, (request: IncomingMessage) => Promise<[number, string]>> = {
    '/livez': async () => [200, 'alive\n'],
    '/readyz': async () => {
      if (isDraining()) return [503, 'draining\n'];
      return (await isReady()) ? [200, 'ready\n'] : [503, 'not ready\n'];
    },
    '/metrics': async (request) =>
      mayReadMetrics(request, metricsToken, proxySettings) ? [200, await readMetrics()] : [404, 'Not Found\n'],
  };
  return async (path: OperationsPath, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body] = await answers[path](request).catch((): [number, string] => [503, 'not ready\n']);
    const type = path === '/metrics' && status === 200 ? 'text/plain; version=0.0.4; charset=utf-8' : 'text/plain; charset=utf-8';
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': Buffer.byteLength(body),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
};
