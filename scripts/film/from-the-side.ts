import { hatching } from '#shared/catalogue/drawing/shapes.ts';
import { sinkProfile, topOf } from '#shared/catalogue/drawing/sink-profile.ts';
import { usualWorktop } from '#shared/catalogue/drawing/sink-section.ts';
import type { SinkFacts } from '#shared/catalogue/facts.ts';
import { colourOf } from './colour.ts';
import { progressOf } from './timing.ts';

const [paper, ground, ink, soft, accent] = ['paper', 'ground-press', 'ink', 'ink-soft', 'accent'].map(colourOf);
/** The visible part of the section, as the view box of a drawing in millimetres. */
export const sideView = '-200 -400 1400 787.5';
/** The initial distance of the sink above and of the clamps below their final positions, in millimetres. */
const lift = 380;
const drop = 60;
const clampWidth = 12;

const boards = ({ outer, cutOut }: SinkFacts) => {
  const margin = cutOut ? (outer.width - cutOut.width) / 2 : 0;
  return { left: margin, right: outer.width - margin };
};

const worktopPart = (x: number, width: number): string =>
  `<rect x="${x}" width="${width}" height="${usualWorktop}" fill="${ground}" stroke="${soft}" stroke-width="3"/>
   <path d="${hatching({ x, y: 0, width, height: usualWorktop })}" stroke="${soft}" stroke-width="1.5"/>`;

/** Tape around the edge, in cross-section. */
const tape = (x: number): string => `<rect x="${x}" y="-5" width="14" height="5" fill="${accent}"/>`;

/** It grips below the rim and presses against the worktop from below; `side` is -1 left, 1 right. */
const clamp = (edge: number, side: -1 | 1, part: number): string => {
  const [inside, outside] = [edge - side * clampWidth, edge + side * 34];
  const path = `M${inside} 4V${usualWorktop + 22}H${outside}V${usualWorktop + 4}`;
  return part === 0
    ? ''
    : `<path d="${path}" transform="translate(0 ${(1 - part) * drop})" opacity="${Math.min(1, part * 4)}" fill="none" stroke="${accent}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`;
};

/** The worktop in cross-section: the sink is lowered into position, then the clamps hold it from below. */
export const drawFromTheSide = (facts: SinkFacts, at: number): string => {
  const { left, right } = boards(facts);
  const hold = progressOf('clamp', at);
  const above = (1 - progressOf('layIn', at)) * lift;
  return `<g>
    <rect x="-200" y="-400" width="1400" height="788" fill="${paper}"/>
    ${worktopPart(-220, left + 220)}${worktopPart(right, 1220 - right)}
    ${tape(left - 14)}${tape(right)}
    <path d="${sinkProfile(facts, topOf(facts, 'inset', usualWorktop))}" transform="translate(0 ${-above})" fill="${ink}"/>
    ${clamp(left, -1, hold)}${clamp(right, 1, hold)}
  </g>`;
};
