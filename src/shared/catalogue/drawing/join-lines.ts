import type { Line } from './drawing.ts';

/** One path for all lines of a kind, in the order in which the kinds first occur, to keep pages small. Nothing of a later kind may lie below an earlier one. */
export const joined = (lines: readonly Line[]): Line[] =>
  [...Map.groupBy(lines, ({ stroke }) => stroke)].map(([stroke, same]) => ({ stroke, path: same.map(({ path }) => path).join('') }));
