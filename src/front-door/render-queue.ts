/** The queue is full: try again later (503). */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export type RenderQueue = {
  /** Runs the task when a place is free; throws QueueFullError when too many wait already. */
  run: <T>(task: () => Promise<T>) => Promise<T>;
  readonly running: number;
  readonly waiting: number;
};

/** So many tasks at a time, so many waiting, first come first served: a flood of addresses never starves what runs. */
export const createRenderQueue = (concurrency: number, maxWaiting: number): RenderQueue => {
  const waiting: (() => void)[] = [];
  let running = 0;
  // A place is handed on without being given back, so that nobody slips in between.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  const enter = async (): Promise<void> => {
    if (running < concurrency) {
      running++;
      return;
    }
    if (waiting.length >= maxWaiting) throw new QueueFullError(`${maxWaiting} renders wait already`);
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    run: async (task) => {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting.length;
    },
  };
};
