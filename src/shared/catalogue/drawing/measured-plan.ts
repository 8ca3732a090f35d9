import type { SinkFacts } from '../facts.ts';
import { cutOutLabel } from './cut-out-label.ts';
import type { Drawing, DrawingWords } from './drawing.ts';
import { joined } from './join-lines.ts';
import { largestNumber } from './label-box.ts';
import { bowlDepths, type Sheet, tapHoles, widthsAbove, widthsBelow } from './plan-measures.ts';
import { lift, tick, upright } from './shapes.ts';
import { planLines } from './sink-plan.ts';

/** Space beside the sink: heights of a number, and millimetres. */
const left = { numbers: 1.9, fixed: lift + 2 * tick };
const right = { numbers: 1.1, fixed: lift + 3 * tick };
const [numbers, fixed] = [left.numbers + right.numbers, left.fixed + right.fixed];

/** The height of numbers on a sheet that is wider than the sink by the space they need. */
const heightFor = (width: number): number => (largestNumber * (width + fixed)) / (1 - largestNumber * numbers);

/** The sink from above, the wall at the top, with all dimensions for a fitter. */
export const drawSinkPlan = (facts: SinkFacts, words: DrawingWords): Drawing => {
  const { width, depth } = facts.outer;
  const height = heightFor(width);
  const sheet: Sheet = { facts, words, height };
  const above = widthsAbove(sheet);
  const below = widthsBelow(sheet);
  const cutOut = cutOutLabel(facts, words, height, below.end + tick);
  const outer = upright(0, depth, -0.7 * height - tick, words.length(depth));
  const parts = [above, below, bowlDepths(sheet), tapHoles(sheet), cutOut];
  const top = above.end - lift - height - tick;
  return {
    frame: {
      x: -left.numbers * height - left.fixed,
      y: top,
      width: width + fixed + numbers * height,
      height: cutOut.end + 0.4 * height + tick - top,
    },
    lines: joined([...planLines(facts), ...parts.flatMap(({ lines }) => lines), outer.line]),
    labels: [...parts.flatMap(({ labels }) => labels), outer.label],
  };
};
