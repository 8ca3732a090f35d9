import type { SinkFacts } from '../facts.ts';
import { distinctBowls, type ReferenceObject, referenceObjects, tooWideBy } from '../flat-fit.ts';
import type { Drawing, DrawingWords, Line } from './drawing.ts';
import { joined } from './join-lines.ts';
import { across, circle, type Measure, roundedRectangle } from './shapes.ts';

type Sink = Pick<SinkFacts, 'material' | 'bowls' | 'bowlRadius'>;
type Bowl = SinkFacts['bowls'][number];

/** Space between two bowls of a row, above each row for its dimensions, and around the sheet. */
const margins = { between: 80, above: 90, around: 60 };
/** How far a plate's well and a pan's floor lie within the rim. */
const rimOf: Record<ReferenceObject['id'], number> = { plate: 42, pan: 22 };

const thingIn = (sink: Sink, bowl: Bowl, { id, diameter }: ReferenceObject, x: number, y: number): Line[] => [
  { stroke: tooWideBy(sink, bowl, diameter) > 0 ? 'conflict' : 'edge', path: circle(x, y, diameter / 2) },
  { stroke: 'fine', path: circle(x, y, diameter / 2 - rimOf[id]) },
];

/**
 * Each distinct bowl of a sink from above, once with a plate and once with a pan in its middle, all to one scale; an object that does not
 * fit is marked.
 */
export const drawSizeComparison = (sink: Sink, { length }: DrawingWords): Drawing => {
  const { bowlRadius } = sink;
  const bowls = distinctBowls(sink);
  const diameters = referenceObjects.map(({ diameter }) => diameter);
  const step = {
    x: Math.max(...bowls.map(({ width }) => width), ...diameters) + margins.between,
    y: Math.max(...bowls.map(({ depth }) => depth), ...diameters) + 2 * margins.above,
  };
  const cells = bowls.flatMap((bowl, row) =>
    referenceObjects.map((thing, column) => ({ bowl, thing, x: column * step.x, y: row * step.y })),
  );
  const measures = cells.map(({ bowl, thing: { diameter }, x, y }): Measure => {
    const above = y - Math.max(bowl.depth, diameter) / 2 - margins.above / 3;
    return across(x - diameter / 2, x + diameter / 2, above, length(diameter));
  });
  const widths = cells.map(
    ({ bowl: { width, depth }, thing: { diameter }, x, y }): Measure =>
      across(x - width / 2, x + width / 2, y + Math.max(depth, diameter) / 2 + margins.above * 0.8, length(width)),
  );
  return {
    frame: {
      x: -step.x / 2,
      y: -step.y / 2 - margins.around / 2,
      width: referenceObjects.length * step.x,
      height: bowls.length * step.y + margins.around,
    },
    // A circle has the opposite direction of its bowl, so that its inside shows the background of the sheet.
    lines: joined([
      ...cells.map(
        ({ bowl: { width, depth }, x, y }): Line => ({
          stroke: 'edge',
          path: roundedRectangle({ x: x - width / 2, y: y - depth / 2, width, height: depth }, bowlRadius),
        }),
      ),
      ...cells.flatMap(({ bowl, thing, x, y }) => thingIn(sink, bowl, thing, x, y)),
      ...[...measures, ...widths].map(({ line }) => line),
    ]),
    labels: [...measures, ...widths].map(({ label }) => label),
  };
};
