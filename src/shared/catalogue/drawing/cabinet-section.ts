import { bowlsInCabinet, type CabinetFit, type Kitchen } from '../cabinet-fit.ts';
import type { SinkFacts } from '../facts.ts';
import type { Drawing, DrawingWords, Line } from './drawing.ts';
import { joined } from './join-lines.ts';
import { clampToSheet, largestNumber } from './label-box.ts';
import { across, lift, type Measure, tick } from './shapes.ts';
import { sinkProfile, topOf, waterOf } from './sink-profile.ts';
import { depthOf, minWall, overflowLines, worktopLines } from './sink-section.ts';

/** How far the cabinet's sides are visible below the deepest bowl. */
const below = 60;
const side = 100;
/** Distance between the rim and the dimension line of the bowls. */
const above = 40;

type CabinetBounds = { left: number; right: number; top: number; bottom: number };

/** The cabinet stands in the middle below the bowls, as a fitter would place the sink. */
const cabinetBoundsOf = (facts: SinkFacts, kitchen: Kitchen, rim: number): CabinetBounds => {
  const { cabinet, worktop } = kitchen;
  const { from, to } = bowlsInCabinet(facts, kitchen);
  const middle = facts.outer.width / 2 + (from + to) / 2;
  const bottom = Math.max(rim, 0) + depthOf(facts) + below;
  return { left: middle - cabinet / 2, right: middle + cabinet / 2, top: worktop, bottom };
};

const sidesOf = ({ left, right, top, bottom }: CabinetBounds, wall: number, stroke: Line['stroke']): Line[] => [
  { stroke, path: `M${left} ${top}V${bottom}h${wall}V${top}Z` },
  { stroke, path: `M${right - wall} ${top}V${bottom}h${wall}V${top}Z` },
];

/** The dimensions of the bowls above them, and of the cabinet inside and outside below it; `row` is the height of a row with its number. */
const measuresOf = (
  facts: SinkFacts,
  kitchen: Kitchen,
  fit: CabinetFit,
  bounds: CabinetBounds,
  row: number,
  { length, ...word }: DrawingWords,
): Measure[] => {
  const middle = facts.outer.width / 2;
  const { from, to } = bowlsInCabinet(facts, kitchen);
  const { wall, cabinet } = kitchen;
  return [
    across(middle + from, middle + to, -above, `${word.bowls} ${length(fit.bowls)}`),
    across(bounds.left + wall, bounds.right - wall, bounds.bottom + row, length(fit.inside)),
    across(bounds.left, bounds.right, bounds.bottom + 2 * row, `${word.cabinet} ${length(cabinet)}`),
  ];
};

/** The sink in a visitor's cabinet, cut from left to right: the cabinet's sides show whether the bowls fit between them. */
export const drawCabinetSection = (facts: SinkFacts, kitchen: Kitchen, fit: CabinetFit, words: DrawingWords): Drawing => {
  const top = topOf(facts, kitchen.mounting, kitchen.worktop);
  const bounds = cabinetBoundsOf(facts, kitchen, top);
  const left = Math.min(0, bounds.left) - side;
  const width = Math.max(facts.outer.width, bounds.right) + side - left;
  const row = width * largestNumber + lift + 2 * tick;
  const measures = measuresOf(facts, kitchen, fit, bounds, row, words);
  const frame = { x: left, y: -above - row, width, height: bounds.bottom + above + 3 * row + 2 * tick };
  return {
    frame,
    lines: joined([
      ...facts.bowls.map((bowl): Line => ({ stroke: 'water', path: waterOf(facts, bowl, top) })),
      ...worktopLines(facts, kitchen.mounting, kitchen.worktop),
      ...sidesOf(bounds, kitchen.wall, fit.misfit === 'cabinet' ? 'conflict' : 'around'),
      { stroke: 'cut', path: sinkProfile(facts, top, minWall(width)) },
      ...overflowLines(facts, top),
      ...measures.map(({ line }) => line),
    ]),
    labels: clampToSheet(
      measures.map(({ label }) => label),
      frame,
    ),
  };
};
