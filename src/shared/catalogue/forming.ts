import type { SinkFacts } from './facts.ts';
import forming from './forming.json' with { type: 'json' };

/** How a material is formed, in millimetres: fillet of the inner edge, wall, fillet between wall and floor; `draft` is the slope of a bowl's wall in degrees. The scenes that render the pictures read the same file. */
export type Forming = { edge: number; wall: number; draft: number; bottom: number };

/** The forming of a sink's material. */
export const formingOf = ({ material }: Pick<SinkFacts, 'material'>): Forming => forming[material];

/** How far a drafted wall has moved inwards at that depth, in millimetres. */
export const inwardAt = ({ draft }: Forming, depth: number): number => Math.tan((draft * Math.PI) / 180) * depth;

/** The outer ends of all bowls together at that depth below the rim, from the middle of the sink, in millimetres. */
export const bowlSpan = (facts: Pick<SinkFacts, 'material' | 'bowls'>, depth: number): { from: number; to: number } => {
  const forming = formingOf(facts);
  const outside = forming.wall - inwardAt(forming, depth);
  return {
    from: Math.min(...facts.bowls.map(({ x, width }) => x - width / 2)) - outside,
    to: Math.max(...facts.bowls.map(({ x, width }) => x + width / 2)) + outside,
  };
};
