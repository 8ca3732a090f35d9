import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AggregatorRegistry } from 'prom-client';
import type { Log } from './observability/log.ts';

const stableMs = 10_000;
const maxDelayMs = 30_000;

/** Delay before a worker is restarted: none after a stable run, growing exponentially while workers keep exiting early. */
export const restartDelay = (earlyExits: number): number => (earlyExits === 0 ? 0 : Math.min(maxDelayMs, 500 * 2 ** (earlyExits - 1)));

const isMetricsRequest = (message: unknown): message is { type: 'metrics'; id: string } =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'metrics' &&
  'id' in message &&
  typeof message.id === 'string';

const serveMetrics = (registry: AggregatorRegistry<'text/plain; version=0.0.4; charset=utf-8'>): void => {
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMetricsRequest(message)) return;
    const reply = (text: string): boolean => worker.isConnected() && worker.send({ type: 'metrics', id: message.id, text });
    registry.clusterMetrics().then(reply, () => reply(''));
  });
};

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Starts one worker and waits until it listens; false when it exits first. */
const startWorker = async (): Promise<boolean> => {
  const worker = cluster.fork();
  const stop = new AbortController();
  const isListening = await Promise.race([once(worker, 'listening', stop).then(() => true), once(worker, 'exit', stop).then(() => false)]);
  stop.abort();
  return isListening;
};

/**
 * Serves with several processes. The first worker is up before the others start, so that it alone migrates an old database. A worker
 * that dies is replaced, but one that fails to start ends the shop: its message says why. SIGTERM drains all.
 */
export const serveWithCluster = async (count: number, log: Log): Promise<void> => {
  cluster.setupPrimary({ exec: fileURLToPath(new URL('./main.ts', import.meta.url)) });
  serveMetrics(new AggregatorRegistry());
  let isShuttingDown = false;
  let earlyExits = 0;
  const shutDown = (signal: NodeJS.Signals, code: number): void => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    log.info({ signal }, 'draining all workers');
    process.exitCode = code;
    for (const worker of workers()) worker.process.kill(signal);
  };
  process.on('SIGTERM', (signal) => shutDown(signal, 0));
  process.on('SIGINT', (signal) => shutDown(signal, 0));
  process.on('SIGUSR2', (signal) => {
    for (const worker of workers()) worker.process.kill(signal);
  });

  const replace = async (lifetimeMs: number): Promise<void> => {
    earlyExits = lifetimeMs < stableMs ? earlyExits + 1 : 0;
    await delay(restartDelay(earlyExits));
    if (!isShuttingDown) cluster.fork();
  };
  for (let started = 0; started < count && !isShuttingDown; started++) {
    if (await startWorker()) continue;
    shutDown('SIGTERM', 1);
    return;
  }
  const startedAt = new Map(workers().map((worker) => [worker.id, Date.now()]));
  cluster.on('fork', (worker) => startedAt.set(worker.id, Date.now()));
  cluster.on('exit', (worker, code, signal) => {
    const lifetimeMs = Date.now() - (startedAt.get(worker.id) ?? 0);
    startedAt.delete(worker.id);
    if (isShuttingDown) return;
    log.error({ worker: worker.id, code, signal, lived: lifetimeMs }, 'a worker died and is replaced');
    void replace(lifetimeMs);
  });
};
