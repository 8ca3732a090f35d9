import type { TapFacts } from '../facts.ts';
import type { Line } from './drawing.ts';
import { roundedRectangle } from './shapes.ts';
import { springSpout } from './tap-spring.ts';

/** Radius of the tight bend of a horizontal spout, along the middle line for a square one. */
const tightBend = 32;
/** Length of a spray head. */
const sprayHead = 95;
/** Length of the pull-out part of a horizontal spout. */
const sleeve = 92;

const edge = (path: string): Line => ({ stroke: 'edge', path });

/** A round horizontal spout: upright, tight bend, horizontal, and the outlet below its end. */
const levelSpout = ({ height, reach, spoutDiameter, outletHeight, bodyHeight, pullOut }: TapFacts): Line[] => {
  const r = spoutDiameter / 2;
  const under = height - spoutDiameter;
  const outline = [
    `M${-r} ${-bodyHeight}V${-(height - tightBend)}Q${-r} ${-height} ${tightBend - r} ${-height}H${reach + r}V${-under}`,
    `H${reach + r * 0.7}V${-outletHeight}H${reach - r * 0.7}V${-under}H${r + 8}Q${r} ${-under} ${r} ${-(under - 8)}V${-bodyHeight}Z`,
  ].join('');
  return [
    edge(outline),
    ...(pullOut === null ? [] : [{ stroke: 'fine' as const, path: `M${reach + r - sleeve} ${-height}v${spoutDiameter}` }]),
  ];
};

/** A square horizontal bar that ends flat behind its outlet. */
const squareSpout = ({ height, reach, spoutDiameter, outletHeight, bodyHeight }: TapFacts): Line[] => {
  const r = spoutDiameter / 2;
  const under = height - spoutDiameter;
  const [outer, inner] = [tightBend + r, tightBend - r];
  const nozzle = r - 2.5;
  const outline = [
    `M${-r} ${-bodyHeight}V${outer - height}a${outer} ${outer} 0 0 1 ${outer} ${-outer}H${reach + r}V${-under}`,
    `H${r + inner}a${inner} ${inner} 0 0 0 ${-inner} ${inner}V${-bodyHeight}Z`,
  ].join('');
  return [edge(outline), edge(`M${reach - nozzle} ${-under}V${-outletHeight}h${2 * nozzle}V${-under}Z`)];
};

/** A spout that bends in a half circle and comes down to `end` above the worktop. */
const archTo = ({ height, reach, spoutDiameter, bodyHeight }: TapFacts, end: number): Line => {
  const r = spoutDiameter / 2;
  const [outer, inner] = [reach / 2 + r, reach / 2 - r];
  const shoulder = -(height - r - reach / 2);
  return edge(
    [
      `M${-r} ${-bodyHeight}V${shoulder}a${outer} ${outer} 0 0 1 ${2 * outer} 0V${-end}`,
      `H${reach - r}V${shoulder}a${inner} ${inner} 0 0 0 ${-2 * inner} 0V${-bodyHeight}Z`,
    ].join(''),
  );
};

/** The ring round the outlet of a spout without a spray head. */
const tipOf = ({ reach, spoutDiameter, outletHeight }: TapFacts): Line => {
  const half = spoutDiameter / 2 + 1.2;
  return edge(`M${reach - half} ${-outletHeight}v-17h${2 * half}v17Z`);
};

/** A spray head below the end of a spout: it widens a little towards its face. */
const headOf = ({ reach, spoutDiameter, outletHeight }: TapFacts): Line => {
  const narrow = spoutDiameter / 2 + 0.4;
  const wide = spoutDiameter / 2 + 3.2;
  const [top, waist] = [outletHeight + sprayHead, outletHeight + sprayHead * 0.45];
  return edge(`M${reach - narrow} ${-top}h${2 * narrow}L${reach + wide} ${-waist}V${-outletHeight}h${-2 * wide}V${-waist}Z`);
};

/** The sleeve above the body at which a window tap folds down. */
const foldingJoint = ({ spoutDiameter, bodyHeight }: TapFacts): Line[] => {
  const width = spoutDiameter + 4.4;
  const ring = (from: number, height: number): Line =>
    edge(roundedRectangle({ x: -width / 2, y: -bodyHeight - from - height, width, height }, 1));
  return [ring(2, 29), ring(34, 11)];
};

/** The spout of a tap with its attachments. */
export const spoutOf = (facts: TapFacts): Line[] => {
  const { style, outletHeight } = facts;
  if (style === 'lshape') return levelSpout(facts);
  if (style === 'square') return squareSpout(facts);
  if (style === 'spring') return [headOf(facts), ...springSpout(facts, outletHeight + sprayHead)];
  if (style === 'pull') return [archTo(facts, outletHeight + sprayHead), headOf(facts)];
  return [archTo(facts, outletHeight), tipOf(facts), ...(facts.foldedHeight === undefined ? [] : foldingJoint(facts))];
};
