import 'server-only';
import { log } from '#backend/log/log.ts';

/** `wake` runs the work at once; `stop` ends the repetition after the running turn. */
export type Repeated = { wake: () => void; stop: () => Promise<void> };

/** Does `work` now and again `everyMs` after its last end; turns never overlap, a failed turn is logged and does not end the repetition. */
export const repeat = (name: string, everyMs: number, work: () => Promise<unknown>): Repeated => {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;
  let isStopped = false;
  let isWanted = false;

  const run = async (): Promise<void> => {
    isWanted = false;
    try {
      await work();
    } catch (error) {
      log.error({ err: error, job: name }, 'Job failed');
    }
  };

  const plan = (delay: number): void => {
    clearTimeout(timer);
    // Waiting jobs must not hold a process that wants to end.
    timer = setTimeout(begin, delay).unref();
  };

  const takeTurn = async (): Promise<void> => {
    await run();
    turn = undefined;
    if (!isStopped) plan(isWanted ? 0 : everyMs);
  };

  const begin = (): void => {
    turn = takeTurn();
  };

  const wake = (): void => {
    isWanted = true;
    if (!turn && !isStopped) plan(0);
  };

  const stop = async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    await turn;
  };

  plan(0);
  return { wake, stop };
};
