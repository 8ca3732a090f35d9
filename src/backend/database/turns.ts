import 'server-only';

/** One holder at a time; the others wait in a line, first come first served. */
export type Turns = { take: () => Promise<void>; pass: () => void; isFree: () => boolean };

/** A turn that nobody holds yet. */
export const createTurns = (): Turns => {
  const line: (() => void)[] = [];
  let isTaken = false;
  return {
    take: async () => {
      if (isTaken) await new Promise<void>((go) => line.push(go));
      isTaken = true;
    },
    pass: () => {
      const next = line.shift();
      // Handed over, not laid down: nobody who comes in this moment may step in between.
      if (next) next();
      else isTaken = false;
    },
    isFree: () => !isTaken,
  };
};
