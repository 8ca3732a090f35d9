import { bowlsInCabinet, defaultKitchen, type Mounting, worktopRanges } from '../cabinet-fit.ts';
import { overflow, seatDepth } from '../drain.ts';
import type { SinkFacts } from '../facts.ts';
import type { Box, Drawing, DrawingWords, Line, Marks } from './drawing.ts';
import { joined } from './join-lines.ts';
import { labelBox, largestNumber, lengthOf } from './label-box.ts';
import { across, circle, hatching, lift, pathOf, roundedRectangle, tick, upright } from './shapes.ts';
import { sinkProfile, topOf } from './sink-profile.ts';

/** How much of the worktop is visible on either side. */
const shownWorktop = 90;
/** Thickness of a worktop if unknown, in millimetres. */
export const usualWorktop = defaultKitchen.worktop;
/** The minimum distance from its middle at which the height of a bowl is dimensioned: beside the overflow. */
const beside = 60;
/** Margin next to the visible part of the worktop. */
const margin = 12;

/** The minimum thickness of a drawn wall, as a share of the sheet's width, so that its two faces are distinguishable. */
const thinnestWall = 0.005;

/** The thinnest visible wall on a sheet of that width. */
export const minWall = (sheet: number): number => sheet * thinnestWall;

/** The worktop left and right of the sink, as boxes. */
const worktopBoxes = ({ outer, cutOut }: SinkFacts, mounting: Mounting, worktop: number): [Box, Box] => {
  const cut = mounting === 'flush' || !cutOut ? 0 : (outer.width - cutOut.width) / 2;
  const box = { y: 0, width: shownWorktop + cut, height: worktop };
  return [
    { ...box, x: -shownWorktop },
    { ...box, x: outer.width - cut },
  ];
};

/** The lines of a worktop in section; it extends beyond the sheet on either side. */
export const worktopLines = (facts: SinkFacts, mounting: Mounting, worktop: number): Line[] => {
  const [left, right] = worktopBoxes(facts, mounting, worktop);
  return [
    { stroke: 'around', path: `M${left.x} 0h${left.width}v${worktop}h${-left.width}` },
    { stroke: 'around', path: `M${right.x + right.width} 0h${-right.width}v${worktop}h${right.width}` },
    { stroke: 'around', path: hatching(left) + hatching(right) },
  ];
};

/** The slot of the overflow, visible in the back wall of each bowl. */
export const overflowLines = ({ bowls, outer }: SinkFacts, top: number): Line[] => {
  const { below, width, height } = overflow;
  const slots = bowls.map(({ x }) =>
    roundedRectangle({ x: outer.width / 2 + x - width / 2, y: top + below - height / 2, width, height }, height / 2),
  );
  return [{ stroke: 'fine', path: slots.join('') }];
};

/** The lowest point of a sink below its rim. */
export const depthOf = ({ bowls }: Pick<SinkFacts, 'bowls'>): number => Math.max(...bowls.map(({ height }) => height));

/** The height of each bowl on the right within it, its number below the overflow as far as the bowl is deep enough. */
const depthsOf = ({ bowls, outer }: SinkFacts, top: number, { length }: DrawingWords, height: number): Marks => {
  const free = overflow.below + overflow.height / 2 + tick;
  const measures = bowls.map((bowl) => {
    const text = length(bowl.height);
    const x = outer.width / 2 + bowl.x + Math.max(bowl.width / 4, Math.min(beside, bowl.width / 2 - 3 * tick));
    const { line, label } = upright(top, top + bowl.height, x, text);
    const half = lengthOf(text, height) / 2;
    return 2 * half + tick > bowl.height
      ? { line, label: { ...label, y: top + tick, anchor: 'end' as const } }
      : { line, label: { ...label, y: top + Math.min(Math.max(bowl.height / 2, free + half), bowl.height - half - tick / 2) } };
  });
  return { lines: measures.map(({ line }) => line), labels: measures.map(({ label }) => label) };
};

/** The worktop thickness allowed, with a leader; empty for a sink that stands beside it. */
const worktopLabel = ({ outer }: SinkFacts, mounting: Mounting, { worktop }: DrawingWords, above: number): Marks => {
  const range = worktopRanges[mounting];
  if (!range) return { lines: [], labels: [] };
  const [x, y] = [outer.width + shownWorktop * 0.7, usualWorktop / 2];
  return {
    lines: [{ stroke: 'measure', path: circle(x, y, 2) + pathOf`M${x} ${y}V${above + tick}` }],
    labels: [{ text: worktop(range.min, range.max), x: outer.width + shownWorktop, y: above, anchor: 'end' }],
  };
};

/** The sink cut from left to right, in a worktop of usual thickness, in its primary mounting. */
export const drawSinkSection = (facts: SinkFacts, words: DrawingWords): Drawing => {
  const mounting = facts.mountings[0] ?? 'inset';
  const top = topOf(facts, mounting, usualWorktop);
  const sheet = facts.outer.width + 2 * (shownWorktop + margin);
  const height = sheet * largestNumber;
  const depths = depthsOf(facts, top, words, height);
  const named = worktopLabel(facts, mounting, words, Math.min(0, top) - 0.6 * height);
  const lowest = Math.max(
    top + depthOf(facts) + seatDepth + tick,
    ...depths.labels.map((label) => labelBox(label, height)).map((box) => box.y + box.height),
  );
  const bowls = bowlsInCabinet(facts, { mounting, worktop: usualWorktop });
  const middle = facts.outer.width / 2;
  const below = lowest + height + lift + tick;
  const width = across(middle + bowls.from, middle + bowls.to, below, `${words.bowls} ${words.length(bowls.width)}`);
  const upper = Math.min(0, top) - (named.labels.length > 0 ? 1.6 : 0.2) * height - tick;
  return {
    frame: { x: -shownWorktop - margin, y: upper, width: sheet, height: below + 2 * tick - upper },
    lines: joined([
      ...worktopLines(facts, mounting, usualWorktop),
      { stroke: 'cut', path: sinkProfile(facts, top, minWall(sheet)) },
      ...overflowLines(facts, top),
      ...depths.lines,
      ...named.lines,
      width.line,
    ]),
    labels: [...depths.labels, ...named.labels, width.label],
  };
};
