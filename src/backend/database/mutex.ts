import 'server-only';

/** One holder at a time; the others wait in a queue, first come first served. */
type Mutex = { acquire: () => Promise<void>; release: () => void; isFree: () => boolean };

/** Creates a free mutex. */
export const createMutex = (): Mutex => {
  const queue: (() => void)[] = [];
  let isTaken = false;
  return {
    acquire: async () => {
      if (isTaken) await new Promise<void>((resolve) => queue.push(resolve));
      isTaken = true;
    },
    release: () => {
      const next = queue.shift();
      // Passed on without being released, so that no newcomer can jump the queue.
      if (next) next();
      else isTaken = false;
    },
    isFree: () => !isTaken,
  };
};
