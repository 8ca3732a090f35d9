import type { SinkFacts } from './facts.ts';
import { formingOf, inwardAt } from './forming.ts';

/** Objects of familiar size, with their diameter in millimetres: a dinner plate and a frying pan. */
export const referenceObjects = [
  { id: 'plate', diameter: 270 },
  { id: 'pan', diameter: 280 },
] as const;
export type ReferenceObject = (typeof referenceObjects)[number];

/** By how many whole millimetres a round object is too wide to lie flat in a bowl of that material; 0 if it fits. Its rim lies above the rounding of the floor, so only the walls count, at their closest. */
export const tooWideBy = (
  sink: Pick<SinkFacts, 'material'>,
  { width, depth, height }: SinkFacts['bowls'][number],
  diameter: number,
): number => Math.max(0, Math.ceil(diameter - Math.min(width, depth) + 2 * inwardAt(formingOf(sink), height)));

/** The bowls of a sink, of equal ones only the first. */
export const distinctBowls = ({ bowls }: Pick<SinkFacts, 'bowls'>): SinkFacts['bowls'] =>
  bowls.filter(
    (bowl, index) =>
      index === bowls.findIndex(({ width, depth, height }) => width === bowl.width && depth === bowl.depth && height === bowl.height),
  );
