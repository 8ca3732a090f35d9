import type { SinkFacts, TapFacts } from '../facts.ts';
import { reachOver } from '../tap-fit.ts';
import type { Drawing, DrawingWords, Line } from './drawing.ts';
import { circle } from './shapes.ts';
import { planLines } from './sink-plan.ts';

const margin = 40;
/** Distance between the spout's end and its number. */
const lift = 40;

type Point = { x: number; y: number };

const arc = (from: Point, to: Point, radius: number, isLarge: boolean): string =>
  `M${from.x} ${from.y}A${radius} ${radius} 0 ${isLarge ? 1 : 0} 0 ${to.x} ${to.y}`;

/** The sink from above with the swing of a tap's spout: a dashed arc, solid where the water falls into a bowl. */
export const drawSpout = (sink: SinkFacts, tap: TapFacts, { length }: DrawingWords): Drawing => {
  const { width, depth } = sink.outer;
  const over = reachOver(tap, sink);
  const stand = { x: width / 2 + (over?.x ?? 0), y: depth / 2 - (over?.y ?? 0) };
  const endAt = (degrees: number, reach = tap.reach): Point => ({
    x: Math.round((stand.x + Math.sin((degrees * Math.PI) / 180) * reach) * 10) / 10,
    y: Math.round((stand.y + Math.cos((degrees * Math.PI) / 180) * reach) * 10) / 10,
  });
  const halfSwivel = Math.min(tap.swivel / 2, 90);
  const middle = over ? (over.from + over.to) / 2 : 0;
  const end = endAt(middle);
  const spout: Line[] = over
    ? [
        { stroke: 'measure', path: arc(endAt(over.from), endAt(over.to), tap.reach, over.to - over.from > 180) },
        { stroke: 'measure', path: `M${stand.x} ${stand.y}L${end.x} ${end.y}` },
      ]
    : [];
  const top = Math.min(0, stand.y - tap.bodyDiameter) - margin;
  return {
    frame: { x: -margin, y: top, width: width + 2 * margin, height: depth + margin - top },
    lines: [
      ...planLines({ ...sink, cutOut: null }),
      { stroke: 'hidden', path: arc(endAt(-halfSwivel), endAt(halfSwivel), tap.reach, false) },
      ...spout,
      { stroke: 'edge', path: circle(stand.x, stand.y, tap.bodyDiameter / 2) },
    ],
    labels: [{ text: length(tap.reach), ...endAt(middle, tap.reach + lift), isWithin: true }],
  };
};
