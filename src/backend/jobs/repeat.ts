import 'server-only';
import { log } from '#backend/log/log.ts';

/** `stop` ends the repetition after the current run. */
export type Repeated = { stop: () => Promise<void> };

/** Runs `work` now and again `everyMs` after its last end; runs never overlap, a failed run is logged and does not end the repetition. */
export const repeat = (name: string, everyMs: number, work: () => Promise<unknown>): Repeated => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, job: name }, 'Job failed');
    }
  };

  const plan = (delay: number): void => {
    // A waiting job must not prevent the process from exiting.
    timer = setTimeout(begin, delay).unref();
  };

  const runOnce = async (): Promise<void> => {
    await run();
    running = undefined;
    if (!isStopped) plan(everyMs);
  };

  const begin = (): void => {
    running = runOnce();
  };

  const stop = async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };

  plan(0);
  return { stop };
};
