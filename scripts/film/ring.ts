import type { Box } from '#shared/catalogue/drawing/drawing.ts';
import { roundedRectangle } from '#shared/catalogue/drawing/shapes.ts';

/** The outline of a cut-out: a rectangle with rounded corners. */
export type Ring = Box & { radius: number };

/** The outline as path data, from the top left corner to the right. */
export const ringPath = ({ radius, ...box }: Ring): string => roundedRectangle(box, radius);

/** The length of the outline, in millimetres. */
export const ringLength = ({ width, height, radius }: Ring): number => 2 * (width + height) - 8 * radius + 2 * Math.PI * radius;

/** The point at a fraction of the outline, 0 to 1. */
export const pointOn = ({ x, y, width, height, radius }: Ring, part: number): { x: number; y: number } => {
  const corner = (Math.PI * radius) / 2;
  const [right, bottom, r] = [x + width, y + height, radius];
  const sides = [
    { length: width - 2 * r, from: { x: x + r, y }, step: { x: 1, y: 0 }, middle: { x: right - r, y: y + r }, turn: -90 },
    { length: height - 2 * r, from: { x: right, y: y + r }, step: { x: 0, y: 1 }, middle: { x: right - r, y: bottom - r }, turn: 0 },
    { length: width - 2 * r, from: { x: right - r, y: bottom }, step: { x: -1, y: 0 }, middle: { x: x + r, y: bottom - r }, turn: 90 },
    { length: height - 2 * r, from: { x, y: bottom - r }, step: { x: 0, y: -1 }, middle: { x: x + r, y: y + r }, turn: 180 },
  ];
  let left = part * ringLength({ x, y, width, height, radius });
  for (const { length, from, step, middle, turn } of sides) {
    if (left <= length) return { x: from.x + step.x * left, y: from.y + step.y * left };
    left -= length;
    if (left <= corner) {
      const angle = ((turn + (left / corner) * 90) * Math.PI) / 180;
      return { x: middle.x + r * Math.cos(angle), y: middle.y + r * Math.sin(angle) };
    }
    left -= corner;
  }
  return { x: x + r, y };
};
