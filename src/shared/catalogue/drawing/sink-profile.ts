import type { Mounting } from '../cabinet-fit.ts';
import { drainOf, seatDepth } from '../drain.ts';
import type { SinkFacts } from '../facts.ts';
import { formingOf, inwardAt } from '../forming.ts';
import { rounded } from './shapes.ts';

type Bowl = SinkFacts['bowls'][number];
/** A bowl in section; `drainAt` is how far its drain lies to the right of its middle. */
type CutBowl = Bowl & { drainAt?: number };
/** A sink in section: from left to right, or turned, from back to front. */
export type CutSink = Omit<SinkFacts, 'bowls'> & { bowls: CutBowl[] };
/** A corner of an outline; at a rounded one the line bends smoothly. */
type Corner = readonly [x: number, y: number, isRounded?: true];

/** Where the sink's upper side lies above (negative) or below the worktop's, in millimetres. */
export const topOf = ({ rim }: Pick<SinkFacts, 'rim'>, mounting: Mounting, worktop: number): number =>
  mounting === 'inset' ? -rim : mounting === 'undermount' ? worktop : 0;

/** The left half of a bowl from its opening to its drain; `grown` is the skin outside, whose top the plate covers. Distances inward from the opening, downwards from the rim. */
const halfOf = (facts: CutSink, bowl: Bowl, grown: number, drainAt: number): Corner[] => {
  const { width, height } = bowl;
  const forming = formingOf(facts);
  const fillet = Math.min(forming.bottom, 0.16 * width);
  const floor = height + grown;
  const inward = inwardAt(forming, height);
  const seat = width / 2 + drainAt - drainOf(facts, bowl).radius;
  const opening: Corner[] =
    grown > 0
      ? [[-grown, 0]]
      : [
          [-forming.edge, 0],
          [0, 0, true],
          [inwardAt(forming, forming.edge), forming.edge],
        ];
  return [
    ...opening,
    [inwardAt(forming, height - fillet) - grown, floor - fillet],
    [inward - grown, floor, true],
    [inward - grown + fillet, floor],
    [seat - grown, floor],
    [seat - grown, floor + seatDepth],
  ];
};

const bowlCorners = (facts: CutSink, bowl: CutBowl, grown: number): Corner[] => {
  const middle = facts.outer.width / 2 + bowl.x;
  const half = (drainAt: number): Corner[] =>
    halfOf(facts, bowl, grown, drainAt).map(([x, y, ...rest]): Corner => [middle - bowl.width / 2 + x, y, ...rest]);
  const { drainAt = 0 } = bowl;
  return [
    ...half(drainAt),
    ...half(-drainAt)
      .toReversed()
      .map(([x, y, ...rest]): Corner => [2 * middle - x, y, ...rest]),
  ];
};

const pathOf = (corners: readonly Corner[], top: number, left = 0): string => {
  const steps = corners.map(([x, y, isRounded], index) => {
    const point = `${rounded(left + x)} ${rounded(top + y)}`;
    if (isRounded) return `Q${point} `;
    return corners[index - 1]?.[2] ? point : `${index === 0 ? 'M' : 'L'}${point}`;
  });
  return `${steps.join('')}Z`;
};

/** The cut material of a sink through its bowls, as one closed area from `left` on; `least` is the thinnest visible wall. */
export const sinkProfile = (facts: CutSink, top: number, least = 0, left = 0): string => {
  const forming = formingOf(facts);
  const wall = Math.max(forming.wall, least);
  const plate = Math.max(facts.rim, wall);
  const { width } = facts.outer;
  const bowls = facts.bowls.toSorted((one, other) => one.x - other.x);
  const hollows = bowls.flatMap((bowl) => bowlCorners(facts, bowl, 0));
  const skin = bowls.flatMap((bowl) => bowlCorners(facts, bowl, wall).map(([x, y, ...rest]): Corner => [x, Math.max(y, plate), ...rest]));
  return pathOf([[0, 0], ...hollows, [width, 0], [width, plate], ...skin.toReversed(), [0, plate]], top, left);
};

/** The water in a bowl filled to `freeboard` below its rim: an illustration, no capacity. */
export const waterOf = (facts: SinkFacts, bowl: Bowl, top: number, freeboard = 34): string => {
  const left = facts.outer.width / 2 + bowl.x - bowl.width / 2;
  const inward = inwardAt(formingOf(facts), freeboard);
  const hollow = bowlCorners(facts, bowl, 0).filter(([, y]) => y >= freeboard);
  return pathOf([[left + inward, freeboard], ...hollow, [left + bowl.width - inward, freeboard]], top);
};
