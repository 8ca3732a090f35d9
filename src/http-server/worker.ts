import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry } from 'prom-client';
import type { Environment } from '#shared/environment/environment.ts';
import { createLog, type Log } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { loadApp } from './proxy/app.ts';
import { type HttpServer, startServer } from './start-server.ts';
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

/** Requests the metrics of all workers together from the primary process. */
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

/** Shuts the process down at SIGTERM or SIGINT: running responses first, then jobs and database. A second signal changes nothing. */
const handleSignals = (server: HttpServer, log: Log): void => {
  let isShuttingDown = false;
  const shutDown = (signal: NodeJS.Signals): void => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    log.info({ signal }, 'draining');
    server.drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'draining failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  process.on('SIGUSR2', () => server.purge());
};

const describeStartError = (error: unknown, port: number): string => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) return `Port ${port} is taken by another process. Set PORT to a free one.`;
  return error instanceof Error ? error.message : String(error);
};

/** Starts the app and the HTTP server in this process. On failure, logs one line and exits with 1. */
export const serve = async (environment: Environment): Promise<HttpServer | undefined> => {
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
    const server = await startServer({
      environment,
      app,
      log,
      metrics,
      publicFolder: 'dist/public',
      sheet: await readSplitSheet('dist/styles.json'),
      ...(cluster.isWorker && { readMetrics: readClusterMetrics }),
    });
    handleSignals(server, log);
    log.info({ port: server.port }, 'open');
    return server;
  } catch (error) {
    log.debug({ err: error }, 'could not start');
    console.error(describeStartError(error, environment.PORT));
    process.exit(1);
  }
};
