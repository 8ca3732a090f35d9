import type { TapFacts } from '../facts.ts';
import type { Line } from './drawing.ts';
import { pathOf, roundedRectangle } from './shapes.ts';

/** The distance of the riser's end above the top of the spray head. */
const rigid = 55;
/** Every second turn of the spring is drawn; each leans by half its pitch. */
const pitch = 10.4;
const lean = 2.6;

type Point = readonly [x: number, y: number];

/** The path of the hose from the riser (`from`) over its arc down to the spray head (`to`), heights above the worktop. */
const wayOf = ({ height, reach, spoutDiameter }: TapFacts, from: number, to: number) => {
  const bend = reach / 2;
  const shoulder = height - spoutDiameter / 2 - bend;
  const [up, over] = [shoulder - from, Math.PI * bend];
  /** The point after `along` millimetres, `inward` from the middle of the hose towards the inside of the arc. */
  const at = (along: number, inward: number): Point => {
    if (along < up) return [inward, -(from + along)];
    const angle = (along - up) / bend;
    if (angle > Math.PI) return [reach - inward, -(shoulder - (along - up - over))];
    return [bend - (bend - inward) * Math.cos(angle), -(shoulder + (bend - inward) * Math.sin(angle))];
  };
  return { at, shoulder, length: up + over + shoulder - to };
};

/** The arm that holds the spray head, and the ring around it. */
const armOf = ({ reach, spoutDiameter }: TapFacts, height: number): Line[] => {
  const r = spoutDiameter / 2;
  const ring = r + 5.4;
  return [
    { stroke: 'edge', path: roundedRectangle({ x: 0, y: -height - 4.2, width: reach, height: 8.4 }, 1) },
    { stroke: 'edge', path: roundedRectangle({ x: reach - ring, y: -height - 7, width: 2 * ring, height: 14 }, 2) },
    { stroke: 'edge', path: roundedRectangle({ x: -r - 1.6, y: -height - 7, width: 2 * r + 3.2, height: 14 }, 2) },
  ];
};

/** A professional spout: a rigid riser, above it a hose inside a spring that bends in a half circle and comes down to `end`, and the arm that holds it. */
export const springSpout = (facts: TapFacts, end: number): Line[] => {
  const { reach, spoutDiameter, bodyHeight, outletHeight } = facts;
  const r = spoutDiameter / 2;
  const seat = end + rigid;
  const { at, shoulder, length } = wayOf(facts, seat, end);
  const [outer, inner] = [reach / 2 + r, reach / 2 - r];
  const hose = [
    `M${-r} ${-seat}V${-shoulder}a${outer} ${outer} 0 0 1 ${2 * outer} 0V${-end}`,
    `H${reach - r}V${-shoulder}a${inner} ${inner} 0 0 0 ${-2 * inner} 0V${-seat}Z`,
  ].join('');
  const coils = Array.from({ length: Math.floor(length / pitch) - 1 }, (_, index) => {
    const middle = (index + 1) * pitch;
    const [[fromX, fromY], [toX, toY]] = [at(middle - lean, -r), at(middle + lean, r)];
    return pathOf`M${fromX} ${fromY}L${toX} ${toY}`;
  });
  const riser = r * 0.82;
  return [
    { stroke: 'edge', path: `M${-riser} ${-bodyHeight}V${-seat}h${2 * riser}V${-bodyHeight}Z` },
    { stroke: 'edge', path: hose },
    { stroke: 'fine', path: coils.join('') },
    { stroke: 'edge', path: roundedRectangle({ x: -r - 1, y: -seat - 3, width: 2 * r + 2, height: 12 }, 2) },
    ...armOf(facts, outletHeight + (end - outletHeight) * 0.72),
  ];
};
