import type { SinkFacts } from '../facts.ts';
import type { Drawing } from './drawing.ts';
import { across } from './shapes.ts';
import { planLines } from './sink-plan.ts';

/** Space above the outline for its dimension line, and around it for the strokes. */
const margins = { above: 60, around: 6 };

/**
 * The sink from above without numbers, on a sheet as large as the largest sink next to it needs: sheets of one size show sinks to one
 * scale.
 */
export const drawSinkOutline = (facts: SinkFacts, largest: { width: number; depth: number }): Drawing => ({
  frame: {
    x: -margins.around,
    y: -margins.above,
    width: largest.width + 2 * margins.around,
    height: largest.depth + margins.above + margins.around,
  },
  lines: [...planLines(facts), across(0, facts.outer.width, -margins.above / 2, '').line],
  labels: [],
});
