import type { TapFacts } from '../facts.ts';
import type { Drawing, DrawingWords, Line } from './drawing.ts';
import { across, circle, hatching, type Measure, roundedRectangle, upright } from './shapes.ts';
import { spoutOf } from './tap-spout.ts';

const worktop = 38;
const room = { left: 165, top: 100, right: 130, bottom: 150 };

const isSquare = ({ style }: TapFacts): boolean => style === 'square';

/** The body on its rosette. */
const bodyOf = (facts: TapFacts): Line[] => {
  const { bodyDiameter, bodyHeight } = facts;
  const rosette = bodyDiameter + (isSquare(facts) ? 10 : 8);
  return [
    { stroke: 'edge', path: roundedRectangle({ x: -bodyDiameter / 2, y: -bodyHeight, width: bodyDiameter, height: bodyHeight }, 3) },
    { stroke: 'edge', path: roundedRectangle({ x: -rosette / 2, y: -6, width: rosette, height: 6 }, 1) },
  ];
};

/** The lever on the side that faces the eye: its bar, and the hub in front of it. */
const leverOf = (facts: TapFacts): Line[] => {
  const middle = -facts.bodyHeight * 0.62;
  const square = isSquare(facts);
  const bar = { x: square ? -5.5 : -4.6, y: middle - 104, width: square ? 11 : 9.2, height: 98 };
  const hub = square ? roundedRectangle({ x: -15, y: middle - 15, width: 30, height: 30 }, 3) : circle(0, middle, 17);
  return [
    { stroke: 'edge', path: roundedRectangle(bar, square ? 1.5 : 4.6) },
    { stroke: 'edge', path: hub },
  ];
};

/** A window tap as it lies: its body, and its spout flat beside it. */
const laidDownOf = ({ foldedHeight, bodyDiameter, reach, spoutDiameter }: TapFacts): Line[] => {
  if (foldedHeight === undefined) return [];
  const [half, r, end] = [bodyDiameter / 2, spoutDiameter / 2, reach + spoutDiameter / 2];
  const [upper, lower] = [-foldedHeight / 2 - r, -foldedHeight / 2 + r];
  return [{ stroke: 'hidden', path: `M${half} ${upper}V${-foldedHeight}H${-half}V0H${half}V${lower}H${end}V${upper}Z` }];
};

const worktopOf = ({ reach, tapHole }: TapFacts): Line[] => {
  const top = { x: -room.left + 40, y: 0, width: reach + room.left + room.right - 60, height: worktop };
  return [
    { stroke: 'around', path: `M${top.x} 0h${top.width}M${top.x} ${worktop}h${top.width}` },
    { stroke: 'around', path: hatching({ ...top, width: -tapHole / 2 - top.x }) },
    { stroke: 'around', path: hatching({ ...top, x: tapHole / 2, width: top.x + top.width - tapHole / 2 }) },
    { stroke: 'hidden', path: `M${-tapHole / 2} 0v${worktop}M${tapHole / 2} 0v${worktop}` },
  ];
};

/** Within the arc, above what lies there: its line, led over from the body, and the number on top. */
const laidDownMeasure = ({ foldedHeight, reach, bodyDiameter }: TapFacts, { length }: DrawingWords): Measure[] => {
  if (foldedHeight === undefined) return [];
  const { line, label } = upright(-foldedHeight, 0, reach / 2, length(foldedHeight));
  const guide = `M${bodyDiameter / 2} ${-foldedHeight}H${reach / 2}`;
  return [{ line: { ...line, path: line.path + guide }, label: { text: label.text, x: reach / 2 + 8, y: -foldedHeight - 14 } }];
};

const measuresOf = (facts: TapFacts, words: DrawingWords): Measure[] => {
  const { height, reach, outletHeight, tapHole } = facts;
  const { length } = words;
  return [
    upright(-height, 0, -105, length(height)),
    across(0, reach, -height - 40, length(reach)),
    upright(-outletHeight, 0, reach + 80, length(outletHeight)),
    across(-tapHole / 2, tapHole / 2, worktop + 70, `Ø ${length(tapHole)}`),
    ...laidDownMeasure(facts, words),
  ];
};

/** The tap from the side, on a worktop: how high it is, how far it reaches, how much room is below its outlet, and how low it lies if it can be laid down. */
export const drawTap = (facts: TapFacts, words: DrawingWords): Drawing => {
  const measures = measuresOf(facts, words);
  const lines = [...worktopOf(facts), ...spoutOf(facts), ...bodyOf(facts), ...leverOf(facts), ...laidDownOf(facts)];
  return {
    frame: {
      x: -room.left,
      y: -facts.height - room.top,
      width: facts.reach + room.left + room.right,
      height: facts.height + room.top + room.bottom,
    },
    lines: [...lines, ...measures.map(({ line }) => line)],
    labels: measures.map(({ label }) => label),
  };
};
