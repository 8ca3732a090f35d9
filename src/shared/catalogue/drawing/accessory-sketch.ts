import type { AccessoryFacts } from '../facts.ts';
import type { Box } from './drawing.ts';
import { roundedRectangle } from './shapes.ts';

/** The outline of an accessory and the lines within it, as path data in the sheet's units. */
export type Outline = { edge: string; fine: string };

/** Draws an outline into a box. */
export type Sketch = (box: Box, facts: AccessoryFacts) => Outline;

/** The middle of a box between left and right. */
export const middleOf = ({ x, width }: Box): number => x + width / 2;
/** A part with rounded corners. */
export const bar = (x: number, y: number, width: number, height: number, radius = 4): string =>
  roundedRectangle({ x, y, width, height }, radius);

/** A row of parts side by side in a box, each as wide as its share. */
export const columns = ({ x, width }: Box, shares: readonly number[], gap: number): { x: number; width: number }[] => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const available = width - gap * (shares.length - 1);
  return shares.map((share, index) => {
    const before = shares.slice(0, index).reduce((sum, other) => sum + other, 0);
    return { x: x + (before / total) * available + index * gap, width: (share / total) * available };
  });
};
