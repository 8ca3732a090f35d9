import cluster from 'node:cluster';
import { EnvironmentError, environment } from '#shared/environment/environment.ts';
import { createLog } from './observability/log.ts';

// biome-ignore lint/style/noProcessEnv: React and others look there when they are loaded
process.env['NODE_ENV'] ??= 'production';

const read = () => {
  try {
    return environment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

/** Serves the built shop until a signal ends it. Tells the port when visitors may come. */
export const serveShop = async (onOpen: (port: number) => void = () => {}): Promise<void> => {
  const told = read();
  if (told.CLUSTER > 1 && cluster.isPrimary) {
    const { serveWithCluster } = await import('./cluster.ts');
    await serveWithCluster(told.CLUSTER, createLog(told.LOG_LEVEL));
    if (process.exitCode === undefined) onOpen(told.PORT);
    return;
  }
  const { serve } = await import('./worker.ts');
  const door = await serve(told);
  if (door) onOpen(door.port);
};

if (import.meta.main) await serveShop();
