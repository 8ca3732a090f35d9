import type { SinkFacts, TapFacts } from './facts.ts';

/** So far inside a bowl's edge the water has to fall, in millimetres: nearer it splashes. */
const clearance = 50;
/** Where a tap stands in the worktop behind a sink without a hole: so far behind its rim. */
const behindSink = 50;
/** The spout is tried every so many degrees. */
const step = 2;

type Place = { x: number; y: number };

const standsOf = ({ tapHoles, outer }: SinkFacts, { tapHole }: TapFacts): Place[] => {
  if (tapHoles.length === 0) return [{ x: 0, y: outer.depth / 2 + behindSink }];
  return tapHoles.filter(({ diameter }) => diameter >= tapHole);
};

/** How far the spout turns from straight ahead to either side, in degrees. */
const turnOf = ({ swivel }: TapFacts): number => Math.min(swivel, 360) / 2;

const isOver = ({ x, y }: Place, { bowls }: SinkFacts): boolean =>
  bowls.some((bowl) => Math.abs(x - bowl.x) <= bowl.width / 2 - clearance && Math.abs(y - bowl.y) <= bowl.depth / 2 - clearance);

/** Whether the tap goes through the sink's hole and its water falls into a bowl, wherever the spout may be turned. A sink without a hole has its tap in the worktop behind. */
export const tapServes = (tap: TapFacts, sink: SinkFacts): boolean => {
  const turn = turnOf(tap);
  return standsOf(sink, tap).some((stand) => {
    for (let degrees = -turn; degrees <= turn; degrees += step) {
      const angle = (degrees * Math.PI) / 180;
      if (isOver({ x: stand.x + Math.sin(angle) * tap.reach, y: stand.y - Math.cos(angle) * tap.reach }, sink)) return true;
    }
    return false;
  });
};
