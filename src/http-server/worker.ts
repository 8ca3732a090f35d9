import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry } from 'prom-client';
import type { Environment } from '#shared/environment/environment.ts';
import { createLog, type Log } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { type Door, openDoor } from './open-door.ts';
import { loadApp } from './proxy/app.ts';
import { readSplitSheet } from './static/split-sheet.ts';

type MetricsAnswer = { type: 'metrics'; id: string; text: string };
const isAnswer = (message: unknown, id: string): message is MetricsAnswer =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'metrics' &&
  'id' in message &&
  message.id === id &&
  'text' in message;

/** Asks the primary process for the numbers of all workers together. */
const readClusterMetrics = (): Promise<string> =>
  new Promise((resolve) => {
    const id = randomUUID();
    const listen = (message: unknown): void => {
      if (!isAnswer(message, id)) return;
      process.off('message', listen);
      resolve(message.text);
    };
    process.on('message', listen);
    process.send?.({ type: 'metrics', id });
  });

/** Ends the process at SIGTERM or SIGINT: running answers first, then jobs and database. A second signal changes nothing. */
const obeySignals = (door: Door, log: Log): void => {
  let isLeaving = false;
  const leave = (signal: NodeJS.Signals): void => {
    if (isLeaving) return;
    isLeaving = true;
    log.info({ signal }, 'draining');
    door.drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'draining failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  process.on('SIGUSR2', () => door.purge());
};

const nameTrouble = (error: unknown, port: number): string => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) return `Port ${port} is taken by another process. Set PORT to a free one.`;
  return error instanceof Error ? error.message : String(error);
};

/** Starts the app and opens the door in this process. What hinders it is written in one line, and the process ends with 1. */
export const serve = async (environment: Environment): Promise<Door | undefined> => {
  const log = createLog(environment.LOG_LEVEL);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    process.exit(1);
  });
  const metrics = createMetrics();
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(metrics.registry);
    new AggregatorRegistry();
  }
  try {
    const app = await loadApp();
    await app.start();
    const door = await openDoor({
      environment,
      app,
      log,
      metrics,
      publicFolder: 'dist/public',
      sheet: await readSplitSheet('dist/styles.json'),
      ...(cluster.isWorker && { readMetrics: readClusterMetrics }),
    });
    obeySignals(door, log);
    log.info({ port: door.port }, 'open');
    return door;
  } catch (error) {
    log.debug({ err: error }, 'could not start');
    console.error(nameTrouble(error, environment.PORT));
    process.exit(1);
  }
};
