import cluster from 'node:cluster';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { createLog } from './log.ts';

process.env['NODE_ENV'] ??= 'production';

const read = () => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

/** Serves the built shop until a signal ends it. Tells the port when visitors may come. */
export const serveShop = async (onOpen: (port: number) => void = () => {}): Promise<void> => {
  const environment = read();
  if (environment.CLUSTER > 1 && cluster.isPrimary) {
    const { serveWithCluster } = await import('./cluster.ts');
    await serveWithCluster(environment.CLUSTER, createLog(environment.LOG_LEVEL));
    if (process.exitCode === undefined) onOpen(environment.PORT);
    return;
  }
  const { serve } = await import('./worker.ts');
  const door = await serve(environment);
  if (door) onOpen(door.port);
};

if (import.meta.main) await serveShop();
