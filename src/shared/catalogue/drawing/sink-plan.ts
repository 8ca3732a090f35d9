import { drainOf } from '../drain.ts';
import type { SinkFacts } from '../facts.ts';
import type { Box, Line } from './drawing.ts';
import { circle, roundedRectangle } from './shapes.ts';

type Part = { width: number; depth: number; x: number; y: number };

/** The strainer within the flange of the drain. */
const strainerShare = 0.78;
/** Distance of the draining board's grooves from its edges. */
const grooveSpacing = { beside: 45, before: 25 };

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

const bowlLines = (facts: SinkFacts): Line[] =>
  facts.bowls.flatMap((bowl): Line[] => {
    const { x, y, radius } = drainOf(facts, bowl);
    const [left, top] = [facts.outer.width / 2 + x, facts.outer.depth / 2 - y];
    return [
      { stroke: 'edge', path: roundedRectangle(boxOf(bowl, facts.outer), facts.bowlRadius) },
      { stroke: 'fine', path: circle(left, top, radius) + circle(left, top, radius * strainerShare) },
    ];
  });

const drainerLines = ({ drainer, outer, bowlRadius }: SinkFacts): Line[] => {
  if (!drainer) return [];
  const { x, y, width, height } = boxOf(drainer, outer);
  const board = {
    x: x + grooveSpacing.beside,
    y: y + grooveSpacing.before,
    width: width - 2 * grooveSpacing.beside,
    height: height - 2 * grooveSpacing.before,
  };
  return [{ stroke: 'fine', path: roundedRectangle({ x, y, width, height }, bowlRadius + 10) + grooveLines(board, drainer.grooves) }];
};

/** The visible lines of a sink from above, its cut-out dashed; its left back corner is the origin. */
export const planLines = (facts: SinkFacts): Line[] => {
  const { outer, cutOut, tapHoles, outerRadius } = facts;
  const sheet = { x: 0, y: 0, width: outer.width, height: outer.depth };
  const holes = tapHoles.map(({ diameter, x, y }) => circle(outer.width / 2 + x, outer.depth / 2 - y, diameter / 2));
  return [
    { stroke: 'edge', path: roundedRectangle(sheet, outerRadius) },
    ...(cutOut
      ? [{ stroke: 'hidden' as const, path: roundedRectangle(boxOf({ ...cutOut, x: 0, y: 0 }, outer), Math.max(cutOut.radius, 1)) }]
      : []),
    ...bowlLines(facts),
    ...drainerLines(facts),
    ...(holes.length > 0 ? [{ stroke: 'edge' as const, path: holes.join('') }] : []),
  ];
};
