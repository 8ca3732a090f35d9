import 'server-only';

/** One holder at a time; the others wait in a line, first come first served. */
export type Mutex = { acquire: () => Promise<void>; release: () => void; isFree: () => boolean };

/** A turn that nobody holds yet. */
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
      // Handed over, not laid down: nobody who comes in this moment may step in between.
      if (next) next();
      else isTaken = false;
    },
    isFree: () => !isTaken,
  };
};
