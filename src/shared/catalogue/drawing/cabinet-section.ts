import type { CabinetFit, Kitchen } from '../cabinet-fit.ts';
import type { SinkFacts } from '../facts.ts';
import { bowlSpan } from '../forming.ts';
import type { Drawing, DrawingWords, Line } from './drawing.ts';
import { across, type Measure } from './shapes.ts';
import { sinkProfile, topOf, waterOf } from './sink-profile.ts';
import { depthOf, worktopLines } from './sink-section.ts';

/** So far the cabinet's sides are seen below the deepest bowl. */
const below = 60;
const room = { side: 100, top: 90, bottom: 190 };

type Place = { left: number; right: number; top: number; bottom: number };

/** The cabinet stands in the middle below the bowls, as a fitter would place the sink. */
const placeOf = (facts: SinkFacts, { cabinet, worktop }: Kitchen, rim: number): Place => {
  const { from, to } = bowlSpan(facts);
  const middle = facts.outer.width / 2 + (from + to) / 2;
  const bottom = Math.max(rim, 0) + depthOf(facts) + below;
  return { left: middle - cabinet / 2, right: middle + cabinet / 2, top: worktop, bottom };
};

const sidesOf = ({ left, right, top, bottom }: Place, wall: number, stroke: Line['stroke']): Line[] => [
  { stroke, path: `M${left} ${top}V${bottom}h${wall}V${top}Z` },
  { stroke, path: `M${right - wall} ${top}V${bottom}h${wall}V${top}Z` },
];

const measuresOf = (
  facts: SinkFacts,
  { wall, cabinet }: Kitchen,
  fit: CabinetFit,
  place: Place,
  { length, ...word }: DrawingWords,
): Measure[] => {
  const middle = facts.outer.width / 2;
  const { from, to } = bowlSpan(facts);
  return [
    across(middle + from, middle + to, -40, `${word.bowls} ${length(fit.bowls)}`),
    across(place.left + wall, place.right - wall, place.bottom + 60, length(fit.inside)),
    across(place.left, place.right, place.bottom + 140, `${word.cabinet} ${length(cabinet)}`),
  ];
};

/** The sink in somebody's cabinet, cut from left to right: the cabinet's sides show whether the bowls find room between them. */
export const drawCabinetSection = (facts: SinkFacts, kitchen: Kitchen, fit: CabinetFit, words: DrawingWords): Drawing => {
  const top = topOf(facts, kitchen.mounting, kitchen.worktop);
  const place = placeOf(facts, kitchen, top);
  const measures = measuresOf(facts, kitchen, fit, place, words);
  const left = Math.min(0, place.left) - room.side;
  const right = Math.max(facts.outer.width, place.right) + room.side;
  return {
    frame: { x: left, y: -room.top, width: right - left, height: place.bottom + room.top + room.bottom },
    lines: [
      ...facts.bowls.map((bowl): Line => ({ stroke: 'water', path: waterOf(facts, bowl, top) })),
      ...worktopLines(facts, kitchen.mounting, kitchen.worktop),
      ...sidesOf(place, kitchen.wall, fit.misfit === 'cabinet' ? 'conflict' : 'around'),
      { stroke: 'cut', path: sinkProfile(facts, top) },
      ...measures.map(({ line }) => line),
    ],
    labels: measures.map(({ label }) => label),
  };
};
