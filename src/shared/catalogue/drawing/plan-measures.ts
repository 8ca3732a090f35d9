import type { SinkFacts } from '../facts.ts';
import type { DrawingWords, Marks } from './drawing.ts';
import { lengthOf } from './label-box.ts';
import { type Rows, rowsOf } from './rows.ts';
import { leader, lift, pathOf, tick, upright } from './shapes.ts';
import { boxOf } from './sink-plan.ts';

/** A plan being dimensioned: `height` is that of its numbers at their largest. */
export type Sheet = { facts: SinkFacts; words: DrawingWords; height: number };

/** A bowl narrower than this has its depth beside the drain, with its number in front of it. */
const narrowBowl = 250;
/** The distance between two rows of dimensions. */
const stepOf = (height: number): number => height + lift + 2 * tick;

/** The width of the sink above it; below that, over each tap hole, its distance from the left. */
export const widthsAbove = ({ facts: { outer, tapHoles }, words, height }: Sheet): Rows => {
  const start = (tapHoles.length > 0 ? -1.7 : -0.4) * height - lift;
  const holes = tapHoles.map(({ x, y, diameter }) => {
    const to = outer.width / 2 + x;
    return { from: 0, to, text: words.length(to), edge: outer.depth / 2 - y - diameter / 2 };
  });
  const whole = { from: 0, to: outer.width, text: words.length(outer.width), edge: 0 };
  return rowsOf([...holes, whole], start, -stepOf(height), height);
};

/** The widths of bowls and draining board below the sink. */
export const widthsBelow = ({ facts: { outer, bowls, drainer }, words, height }: Sheet): Rows => {
  const spans = [...bowls, ...(drainer ? [drainer] : [])].map((part) => {
    const { x, y, width, height: depth } = boxOf(part, outer);
    return { from: x, to: x + width, text: words.length(width), edge: y + depth };
  });
  return rowsOf(spans, outer.depth + height + lift + tick, stepOf(height), height);
};

/** Each bowl's depth from front to back within it. */
export const bowlDepths = ({ facts: { outer, bowls }, words, height }: Sheet): Marks => {
  const measures = bowls.map((bowl) => {
    const { x, y, width, height: depth } = boxOf(bowl, outer);
    const text = words.length(depth);
    const isNarrow = width < narrowBowl;
    const { line, label } = upright(y, y + depth, isNarrow ? x + width - 2 * tick : x + Math.max(0.15 * width, height + lift + tick), text);
    const middle = y + depth * (isNarrow ? 0.8 : 0.5);
    return { line, label: { ...label, y: Math.min(middle, y + depth - tick - lengthOf(text, height) / 2) } };
  });
  return { lines: measures.map(({ line }) => line), labels: measures.map(({ label }) => label) };
};

/** The side of a tap hole that has space for its name, or else for its diameter only. */
const nameOf = ({ facts: { outer }, words, height }: Sheet, diameter: number, left: number): { text: string; side: 1 | -1 } => {
  const short = `Ø ${words.length(diameter)}`;
  const long = `${words.tapHole} ${short}`;
  const reach = (text: string): number => lengthOf(text, height) + 0.9 * height + 2 * tick;
  const isFree = (text: string, side: 1 | -1): boolean => reach(text) < (side === 1 ? outer.width - left : left);
  const ways = [long, short].flatMap((text) => ([1, -1] as const).map((side) => ({ text, side })));
  return ways.find(({ text, side }) => isFree(text, side)) ?? { text: short, side: 1 };
};

/** The name and diameter of each tap hole, and on the right the distance of its middle from the back edge. */
export const tapHoles = (sheet: Sheet): Marks => {
  const { facts, words, height } = sheet;
  const { outer } = facts;
  const parts = facts.tapHoles.map(({ diameter, x, y }): Marks => {
    const [left, top] = [outer.width / 2 + x, outer.depth / 2 - y];
    const { text, side } = nameOf(sheet, diameter, left);
    const rim = (diameter / 2) * Math.SQRT1_2;
    const bend = { x: left + side * 0.9 * height, y: -0.7 * height };
    const named = leader({ x: left + side * rim, y: top - rim }, bend, text, side > 0 ? 'start' : 'end');
    const right = outer.width + 0.9 * height + lift + tick;
    const back = upright(0, top, right, words.length(top));
    return {
      lines: [
        { stroke: 'extension', path: pathOf`M${left + diameter / 2} ${top}H${right}M${outer.width} 0H${right}` },
        named.line,
        back.line,
      ],
      labels: [named.label, { ...back.label, y: 0, anchor: 'end' }],
    };
  });
  return { lines: parts.flatMap(({ lines }) => lines), labels: parts.flatMap(({ labels }) => labels) };
};
