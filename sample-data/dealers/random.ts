/** Pseudo-random numbers, the same at every run. */
export type Random = {
  /** From 0 to below `below`. */
  whole: (below: number) => number;
  of: <T>(list: readonly T[]) => T;
  isSo: (share: number) => boolean;
  /** Each element of a list with that probability. */
  some: <T>(list: readonly T[], share: number) => T[];
};

/** The generator of a seed (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    whole,
    of: (list) => {
      const one = list[whole(list.length)];
      if (one === undefined) throw new Error('Nothing to choose from');
      return one;
    },
    isSo: (share) => next() < share,
    some: (list, share) => list.filter(() => next() < share),
  };
};
