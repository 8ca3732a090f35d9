import type { SinkFacts } from '../facts.ts';
import { type Forming, formingOf, inwardAt } from '../forming.ts';
import type { Drawing } from './drawing.ts';
import { depthOf } from './sink-section.ts';

/** Units of the sheet per millimetre: the wall of a bowl is a detail, drawn larger than a whole sink. */
const scale = 3;
/** How much of rim and floor is visible next to the wall, in millimetres. */
const shown = { rim: 105, floor: 150 };
/** Thinner walls have no space for a number, in millimetres. */
const minMeasured = 5;
const tick = 8;
/** Half the width of a letter where numbers are largest, on phones. */
const halfLetter = 13;

/** The texts of the drawing: a length in the country's units, and the slope of the wall. */
type WallWords = { length: (millimetres: number) => string; draft: string };

const at = (millimetres: number): number => Math.round(millimetres * scale * 10) / 10;

const profile = (forming: Forming, height: number): string => {
  const { wall, bottom } = forming;
  const [bend, foot] = [inwardAt(forming, height - bottom), inwardAt(forming, height)];
  const inside = `M${at(-shown.rim)} 0H0L${at(bend)} ${at(height - bottom)}Q${at(foot)} ${at(height)} ${at(foot + bottom)} ${at(height)}`;
  const floor = `H${at(shown.floor)}v${at(wall)}H${at(foot + bottom)}`;
  const outside = `Q${at(foot - wall)} ${at(height + wall)} ${at(bend - wall)} ${at(height - bottom)}L${at(-wall)} ${at(wall)}H${at(-shown.rim)}Z`;
  return inside + floor + outside;
};

/** The wall of a sink's deepest bowl in section, to scale: its depth, its slope from the vertical, and its thickness where that can be measured. */
export const drawBowlWall = (facts: Pick<SinkFacts, 'material' | 'bowls'>, { length, draft }: WallWords): Drawing => {
  const forming = formingOf(facts);
  const height = depthOf(facts);
  const isMeasured = forming.wall >= minMeasured;
  const [middle, lower] = [height * 0.42, height * 0.68];
  const [outer, inner] = [at(inwardAt(forming, middle) - forming.wall), at(inwardAt(forming, middle))];
  const depthX = at(shown.floor) - 40;
  const thickness = length(forming.wall);
  const depth = `M${at(4)} 0H${depthX + tick}M${depthX} 0V${at(height)}m${-tick} 0h${2 * tick}`;
  const slope = `M${at(inwardAt(forming, lower)) + 4} ${at(lower)}l60 -24`;
  const wall = `M${outer - 60} ${at(middle)}H${outer}M${inner} ${at(middle)}h40M${outer} ${at(middle) - tick}v${2 * tick}M${inner} ${at(middle) - tick}v${2 * tick}`;
  return {
    frame: { x: at(-shown.rim) - 10, y: at(-18), width: at(shown.rim + shown.floor) + 20, height: at(height + forming.wall + 36) },
    lines: [
      { stroke: 'cut', path: profile(forming, height) },
      { stroke: 'hidden', path: `M0 ${at(-14)}V${at(height + forming.wall + 14)}` },
      { stroke: 'measure', path: isMeasured ? depth + slope + wall : depth + slope },
    ],
    labels: [
      { text: length(height), x: depthX - 14, y: at(height / 2), isTurned: true },
      { text: draft, x: at(inwardAt(forming, lower)) + 110, y: at(lower) - 26 },
      ...(isMeasured ? [{ text: thickness, x: outer - 76 - thickness.length * halfLetter, y: at(middle) + 8 }] : []),
    ],
  };
};
