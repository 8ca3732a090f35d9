import type { Mounting } from '../cabinet-fit.ts';
import type { SinkFacts } from '../facts.ts';
import { formingOf, inwardAt } from '../forming.ts';

/** The seat of the strainer below the floor of a bowl. */
const strainerDepth = 18.5;
/** So many straight pieces make a rounded corner. */
const roundness = 8;

type Bowl = SinkFacts['bowls'][number];
type Point = readonly [x: number, y: number];

/** Where the sink's upper side lies above (negative) or below the worktop's, in millimetres. */
export const topOf = ({ rim }: Pick<SinkFacts, 'rim'>, mounting: Mounting, worktop: number): number =>
  mounting === 'inset' ? -rim : mounting === 'undermount' ? worktop : 0;

const bend = ([x0, y0]: Point, [cx, cy]: Point, [x1, y1]: Point): Point[] =>
  Array.from({ length: roundness + 1 }, (_, index) => {
    const t = index / roundness;
    const mix = (from: number, over: number, to: number): number => (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t ** 2 * to;
    return [mix(x0, cx, x1), mix(y0, cy, y1)];
  });

/** The left half of a bowl from its opening to the middle of its floor; `grown` is the skin outside. Distances inward from the opening, downwards from the rim. */
const halfOf = (facts: SinkFacts, { width, height }: Bowl, grown: number): Point[] => {
  const forming = formingOf(facts);
  const fillet = Math.min(forming.bottom, 0.16 * width);
  const floor = height + grown;
  const inward = inwardAt(forming, height);
  const seat = width / 2 - Math.min(facts.drain / 2 + 15.5, width / 2 - fillet - 11);
  return [
    [-grown, 0],
    ...bend([inwardAt(forming, height - fillet) - grown, floor - fillet], [inward - grown, floor], [inward - grown + fillet, floor]),
    [seat - grown, floor],
    [seat - grown, floor + strainerDepth],
  ];
};

const bowlPoints = (facts: SinkFacts, bowl: Bowl, grown: number): Point[] => {
  const middle = facts.outer.width / 2 + bowl.x;
  const half = halfOf(facts, bowl, grown);
  const left = half.map(([x, y]): Point => [middle - bowl.width / 2 + x, y]);
  return [...left, ...left.toReversed().map(([x, y]): Point => [2 * middle - x, y])];
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

const pathOf = (points: readonly Point[], top: number): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(top + y)}`).join('L')}Z`;

/** The material of a sink that is cut from left to right through its bowls, as one closed area. */
export const sinkProfile = (facts: SinkFacts, top: number): string => {
  const { wall } = formingOf(facts);
  const plate = Math.max(facts.rim, wall);
  const { width } = facts.outer;
  const bowls = facts.bowls.toSorted((one, other) => one.x - other.x);
  const hollows = bowls.flatMap((bowl) => bowlPoints(facts, bowl, 0));
  const skin = bowls.flatMap((bowl) => bowlPoints(facts, bowl, wall).map(([x, y]): Point => [x, Math.max(y, plate)]));
  return pathOf([[0, 0], ...hollows, [width, 0], [width, plate], ...skin.toReversed(), [0, plate]], top);
};

/** The water in a bowl that is filled to `freeboard` below its rim: for the eye, no capacity. */
export const waterOf = (facts: SinkFacts, bowl: Bowl, top: number, freeboard = 34): string => {
  const left = facts.outer.width / 2 + bowl.x - bowl.width / 2;
  const inward = inwardAt(formingOf(facts), freeboard);
  const hollow = bowlPoints(facts, bowl, 0).slice(1, -1);
  return pathOf([[left + inward, freeboard], ...hollow, [left + bowl.width - inward, freeboard]], top);
};
