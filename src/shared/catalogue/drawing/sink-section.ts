import type { Mounting } from '../cabinet-fit.ts';
import type { SinkFacts } from '../facts.ts';
import { bowlSpan } from '../forming.ts';
import type { Box, Drawing, DrawingWords, Line } from './drawing.ts';
import { across, hatching, type Measure, upright } from './shapes.ts';
import { sinkProfile, topOf } from './sink-profile.ts';

/** So much of the worktop is seen on either side. */
const shownWorktop = 90;
/** Thickness of a worktop where none is known, in millimetres. */
export const usualWorktop = 38;
const room = { left: 110, top: 70, right: 110, bottom: 150 };

/** The worktop left and right of the sink, as boxes. */
const worktopBoxes = ({ outer, cutOut }: SinkFacts, mounting: Mounting, worktop: number): [Box, Box] => {
  const cut = mounting === 'flush' || !cutOut ? 0 : (outer.width - cutOut.width) / 2;
  const box = { y: 0, width: shownWorktop + cut, height: worktop };
  return [
    { ...box, x: -shownWorktop },
    { ...box, x: outer.width - cut },
  ];
};

/** The lines of a worktop that is cut through; it goes on beyond the sheet on either side. */
export const worktopLines = (facts: SinkFacts, mounting: Mounting, worktop: number): Line[] => {
  const [left, right] = worktopBoxes(facts, mounting, worktop);
  return [
    { stroke: 'around', path: `M${left.x} 0h${left.width}v${worktop}h${-left.width}` },
    { stroke: 'around', path: `M${right.x + right.width} 0h${-right.width}v${worktop}h${right.width}` },
    { stroke: 'around', path: hatching(left) + hatching(right) },
  ];
};

/** The lowest point of a sink below its rim. */
export const depthOf = ({ bowls }: Pick<SinkFacts, 'bowls'>): number => Math.max(...bowls.map(({ height }) => height));

const measuresOf = (facts: SinkFacts, top: number, { length }: DrawingWords): Measure[] => {
  const { from, to } = bowlSpan(facts);
  const middle = facts.outer.width / 2;
  return [
    ...facts.bowls.map((bowl) => upright(top, top + bowl.height, middle + bowl.x + bowl.width / 4, length(bowl.height))),
    across(middle + from, middle + to, top + depthOf(facts) + 110, length(Math.ceil(to - from))),
  ];
};

/** The sink cut from left to right, in a worktop of usual thickness, as it is first meant to be installed. */
export const drawSinkSection = (facts: SinkFacts, words: DrawingWords): Drawing => {
  const mounting = facts.mountings[0] ?? 'inset';
  const top = topOf(facts, mounting, usualWorktop);
  const measures = measuresOf(facts, top, words);
  return {
    frame: {
      x: -room.left,
      y: -room.top,
      width: facts.outer.width + room.left + room.right,
      height: room.top + top + depthOf(facts) + room.bottom,
    },
    lines: [
      ...worktopLines(facts, mounting, usualWorktop),
      { stroke: 'cut', path: sinkProfile(facts, top) },
      ...measures.map(({ line }) => line),
    ],
    labels: measures.map(({ label }) => label),
  };
};
