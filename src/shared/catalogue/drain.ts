import drain from './drain.json' with { type: 'json' };
import type { SinkFacts } from './facts.ts';
import { formingOf } from './forming.ts';

type Bowl = SinkFacts['bowls'][number];
type DrainCircle = { x: number; y: number; radius: number };

/** How deep the strainer lies in the floor of a bowl, in millimetres. */
export const seatDepth = drain.seat;

/** The slot of the overflow in the back wall of every bowl: its middle below the rim and its size, in millimetres. */
export const overflow = drain.overflow;

/** The flange of a bowl's drain: its middle from the middle of the sink, behind the bowl's own, and its radius; the scenes that render the pictures read the same numbers. */
export const drainOf = (facts: Pick<SinkFacts, 'material' | 'drain'>, { width, depth, x, y }: Bowl): DrainCircle => {
  const bottom = Math.min(formingOf(facts).bottom, 0.16 * width);
  return {
    x,
    y: y + Math.max(0, Math.min(drain.behind, depth / 2 - drain.fromWall)),
    radius: Math.min(facts.drain / 2 + drain.flange, width / 2 - bottom - drain.shelf),
  };
};
