import { boxOf } from '#shared/catalogue/drawing/sink-plan.ts';
import type { SinkFacts } from '#shared/catalogue/facts.ts';
import { colourOf } from './colour.ts';
import { pointOn, type Ring, ringLength, ringPath } from './ring.ts';
import { progressOf } from './timing.ts';

const [paper, ground, ink, soft, accent, line] = ['paper', 'ground-press', 'ink', 'ink-soft', 'accent', 'line'].map(colourOf);
/** The worktop in front of the wall around the sink, in millimetres. */
const worktop = { before: 60, behind: 60 };

const drawn = (ring: Ring, part: number, stroke: string | undefined, width: number): string =>
  part === 0
    ? ''
    : `<path d="${ringPath(ring)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${part * ringLength(ring)} 9999"/>`;

const tool = (ring: Ring, part: number, fill: string | undefined): string => {
  if (part === 0 || part === 1) return '';
  const { x, y } = pointOn(ring, part);
  return `<circle cx="${x}" cy="${y}" r="13" fill="${paper}" stroke="${fill}" stroke-width="6"/>`;
};

/** The worktop from above, the wall at the top: the cut-out is marked, cut and sealed. */
export const drawFromAbove = ({ outer, cutOut }: SinkFacts, at: number): string => {
  if (!cutOut) throw new Error('The film shows a sink that is laid into a cut-out');
  const box = boxOf({ ...cutOut, x: 0, y: 0 }, outer);
  const ring = { ...box, radius: cutOut.radius };
  const [mark, cut, seal] = [progressOf('mark', at), progressOf('cut', at), progressOf('seal', at)];
  const template = `<rect width="${outer.width}" height="${outer.depth}" rx="16" fill="${paper}" stroke="${soft}" stroke-width="2" stroke-dasharray="14 10"/>`;
  const top = outer.depth / 2 - 393.75;
  return `<g>
    <rect x="-200" y="${top}" width="1400" height="788" fill="${paper}"/>
    <rect x="-220" y="${-worktop.behind}" width="1440" height="${outer.depth + worktop.behind + worktop.before}" fill="${ground}" stroke="${soft}" stroke-width="3"/>
    <g opacity="${1 - progressOf('cut', at, 0.8)}">${template}</g>
    <path d="${ringPath(ring)}" fill="${ink}" opacity="${Math.max(0, cut * 6 - 5)}"/>
    ${drawn(ring, mark, accent, 4)}${tool(ring, mark, accent)}
    ${drawn(ring, cut, ink, 7)}${tool(ring, cut, ink)}
    ${drawn(ring, seal, line, 16)}${drawn(ring, seal, accent, 10)}${tool(ring, seal, accent)}
  </g>`;
};

/** The visible part of the plan, as the view box of a drawing in millimetres. */
export const planView = ({ outer }: SinkFacts): string => `-200 ${outer.depth / 2 - 393.75} 1400 787.5`;
