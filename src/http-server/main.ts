import cluster from 'node:cluster';
import { EnvironmentError, environment } from '#shared/environment/environment.ts';
import { createLog } from './observability/log.ts';

// biome-ignore lint/style/noProcessEnv: React and others read it on load
process.env['NODE_ENV'] ??= 'production';

const readSettings = () => {
  try {
    return environment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

/** Serves the built shop until a signal ends it. Reports the port once it accepts requests. */
export const serveShop = async (onOpen: (port: number) => void = () => {}): Promise<void> => {
  const settings = readSettings();
  if (settings.CLUSTER > 1 && cluster.isPrimary) {
    const { serveWithCluster } = await import('./cluster.ts');
    await serveWithCluster(settings.CLUSTER, createLog(settings.LOG_LEVEL));
    if (process.exitCode === undefined) onOpen(settings.PORT);
    return;
  }
  const { serve } = await import('./worker.ts');
  const server = await serve(settings);
  if (server) onOpen(server.port);
};

if (import.meta.main) await serveShop();
