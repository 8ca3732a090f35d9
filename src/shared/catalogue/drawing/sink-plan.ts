import type { SinkFacts } from '../facts.ts';
import type { Box, Drawing, DrawingWords, Line } from './drawing.ts';
import { across, circle, type Measure, roundedRectangle, upright } from './shapes.ts';

type Part = { width: number; depth: number; x: number; y: number };

/** Room around the plan for its measures. */
const room = { left: 110, top: 110, right: 40, bottom: 100, forCutOut: 90 };

/** Where a part lies: its middle is given from the middle of the sink, y towards the wall. */
export const boxOf = (part: Part, outer: { width: number; depth: number }): Box => ({
  x: outer.width / 2 + part.x - part.width / 2,
  y: outer.depth / 2 - part.y - part.depth / 2,
  width: part.width,
  height: part.depth,
});

/** The grooves of a draining board as a path: evenly spaced lines across its width. */
export const grooveLines = ({ x, y, width, height }: Box, grooves: number): string =>
  Array.from({ length: grooves }, (_, index) => `M${x} ${y + ((index + 0.5) * height) / grooves}h${width}`).join('');

const bowlLines = ({ bowls, outer, bowlRadius, drain }: SinkFacts): Line[] =>
  bowls.flatMap((bowl): Line[] => {
    const box = boxOf(bowl, outer);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return [
      { stroke: 'edge', path: roundedRectangle(box, bowlRadius) },
      { stroke: 'fine', path: circle(middle.x, middle.y, drain / 2) + circle(middle.x, middle.y, drain / 10) },
    ];
  });

/** What is to be seen of a sink from above, its cut-out dashed; its left back corner is the origin. */
export const planLines = (facts: SinkFacts): Line[] => {
  const { outer, cutOut, drainer, tapHoles, outerRadius } = facts;
  const sheet = { x: 0, y: 0, width: outer.width, height: outer.depth };
  const holes = tapHoles.map(({ diameter, x, y }) => circle(outer.width / 2 + x, outer.depth / 2 - y, diameter / 2));
  return [
    { stroke: 'edge', path: roundedRectangle(sheet, outerRadius) },
    ...(cutOut
      ? [{ stroke: 'hidden' as const, path: roundedRectangle(boxOf({ ...cutOut, x: 0, y: 0 }, outer), Math.max(cutOut.radius, 1)) }]
      : []),
    ...bowlLines(facts),
    ...(drainer ? [{ stroke: 'fine' as const, path: grooveLines(boxOf(drainer, outer), drainer.grooves) }] : []),
    ...(holes.length > 0 ? [{ stroke: 'edge' as const, path: holes.join('') }] : []),
  ];
};

const measuresOf = ({ outer, bowls, cutOut }: SinkFacts, { length, cutOut: cutOutWord }: DrawingWords): Measure[] => {
  const below = outer.depth + 60;
  return [
    across(0, outer.width, -60, length(outer.width)),
    upright(0, outer.depth, -60, length(outer.depth)),
    ...bowls.map((bowl) => {
      const { x, width } = boxOf(bowl, outer);
      return across(x, x + width, below, length(width));
    }),
    ...(cutOut
      ? [
          across(
            (outer.width - cutOut.width) / 2,
            (outer.width + cutOut.width) / 2,
            below + 90,
            `${cutOutWord} ${length(cutOut.width)} × ${length(cutOut.depth)}`,
          ),
        ]
      : []),
  ];
};

/** The sink from above, the wall at the top. */
export const drawSinkPlan = (facts: SinkFacts, words: DrawingWords): Drawing => {
  const measures = measuresOf(facts, words);
  const { width, depth } = facts.outer;
  const bottom = room.bottom + (facts.cutOut ? room.forCutOut : 0);
  return {
    frame: { x: -room.left, y: -room.top, width: width + room.left + room.right, height: depth + room.top + bottom },
    lines: [...planLines(facts), ...measures.map(({ line }) => line)],
    labels: measures.map(({ label }) => label),
  };
};
