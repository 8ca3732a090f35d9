/** Size of the picture in pixels, frames per second, and the film's length in seconds. */
export const format = { width: 1280, height: 720, rate: 25, seconds: 15 };

/** Start and end of each step, in seconds; the captions follow them. */
export const steps = {
  mark: [0, 3],
  cut: [3, 5.5],
  seal: [5.5, 8],
  layIn: [8, 11],
  clamp: [11, 13],
  done: [13, 15],
} as const satisfies Record<string, readonly [number, number]>;

export type Step = keyof typeof steps;

/** The progress of a step at a moment, 0 to 1, with a slow start and end; `rest` is the part at its end in which nothing moves. */
export const progressOf = (step: Step, at: number, rest = 0.25): number => {
  const [from, to] = steps[step];
  const t = Math.min(1, Math.max(0, (at - from) / ((to - from) * (1 - rest))));
  return t * t * (3 - 2 * t);
};
