import type { SinkFacts, TapFacts } from './facts.ts';

/** The minimum distance of the falling water from a bowl's edge, in millimetres: closer it splashes. */
const clearance = 50;
/** The distance behind the rim of a tap mounted in the worktop, for a sink without a hole. */
const behindSink = 50;
/** The step in degrees at which the spout is tested. */
const step = 2;

type Point = { x: number; y: number };

const standsOf = ({ tapHoles, outer }: SinkFacts, { tapHole }: TapFacts): Point[] => {
  if (tapHoles.length === 0) return [{ x: 0, y: outer.depth / 2 + behindSink }];
  return tapHoles.filter(({ diameter }) => diameter >= tapHole);
};

/** How far the spout turns from straight ahead to either side, in degrees. */
const halfSwivelOf = ({ swivel }: TapFacts): number => Math.min(swivel, 360) / 2;

const isOver = ({ x, y }: Point, { bowls }: SinkFacts): boolean =>
  bowls.some((bowl) => Math.abs(x - bowl.x) <= bowl.width / 2 - clearance && Math.abs(y - bowl.y) <= bowl.depth / 2 - clearance);

/**
 * Whether the tap fits through a hole of the sink; for a sink without one the tap is mounted in the worktop, where any hole can be
 * drilled.
 */
export const tapEnters = (tap: TapFacts, sink: SinkFacts): boolean => standsOf(sink, tap).length > 0;

/**
 * The position of a tap, from the middle of the sink, and the degrees between which its spout is over a bowl: 0 is straight ahead,
 * positive to the right.
 */
type Reach = { x: number; y: number; from: number; to: number };

const reachFrom = (stand: Point, tap: TapFacts, sink: SinkFacts): Reach | undefined => {
  const halfSwivel = halfSwivelOf(tap);
  let first: number | undefined;
  let last = 0;
  for (let degrees = -halfSwivel; degrees <= halfSwivel; degrees += step) {
    const angle = (degrees * Math.PI) / 180;
    const isWet = isOver({ x: stand.x + Math.sin(angle) * tap.reach, y: stand.y - Math.cos(angle) * tap.reach }, sink);
    if (isWet) {
      first ??= degrees;
      last = degrees;
    } else if (first !== undefined) break;
  }
  return first === undefined ? undefined : { ...stand, from: first, to: last };
};

/** Where the spout is over a bowl, from the first hole that the tap fits through and that reaches one; undefined if there is none. */
export const reachOver = (tap: TapFacts, sink: SinkFacts): Reach | undefined => {
  for (const stand of standsOf(sink, tap)) {
    const reach = reachFrom(stand, tap, sink);
    if (reach) return reach;
  }
  return undefined;
};

/**
 * Whether the tap fits through the sink's hole and its water falls into a bowl at some angle of the spout. For a sink without a hole the
 * tap is mounted in the worktop behind.
 */
export const tapServes = (tap: TapFacts, sink: SinkFacts): boolean => reachOver(tap, sink) !== undefined;
