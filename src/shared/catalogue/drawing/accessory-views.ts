import type { AccessoryFacts } from '../facts.ts';
import { frontOutline } from './accessory-front.ts';
import type { Outline } from './accessory-sketch.ts';
import { topOutline } from './accessory-top.ts';
import type { Box, Drawing, DrawingWords, Line } from './drawing.ts';
import { clampToSheet } from './label-box.ts';
import { across, type Measure, upright } from './shapes.ts';

/** The longest side on the sheet: a strainer is drawn as large as a waste unit, so that both are legible. */
const longest = 420;
const margins = { left: 130, top: 110, right: 60, bottom: 50, between: 190 };

const linesOf = ({ edge, fine }: Outline): Line[] => [
  { stroke: 'edge', path: edge },
  ...(fine === '' ? [] : [{ stroke: 'fine' as const, path: fine }]),
];

const boxesOf = ({ size }: AccessoryFacts): { front: Box; top: Box } => {
  const scale = longest / Math.max(size.width, size.depth, size.height);
  const [width, depth, height] = [size.width, size.depth, size.height].map((side) => Math.round(side * scale)) as [number, number, number];
  const base = Math.max(height, depth);
  return {
    front: { x: 0, y: base - height, width, height },
    top: { x: width + margins.between, y: base - depth, width, height: depth },
  };
};

const measuresOf = ({ size }: AccessoryFacts, front: Box, top: Box, { length }: DrawingWords): Measure[] => [
  across(front.x, front.x + front.width, front.y - 50, length(size.width)),
  upright(front.y, front.y + front.height, front.x - 60, length(size.height)),
  upright(top.y, top.y + top.height, top.x - 60, length(size.depth)),
];

/** An accessory from the front and from above, side by side on one base line, with its three outer dimensions. */
export const drawAccessory = (facts: AccessoryFacts, words: DrawingWords): Drawing => {
  const { front, top } = boxesOf(facts);
  const measures = measuresOf(facts, front, top, words);
  const frame = {
    x: -margins.left,
    y: -margins.top,
    width: top.x + top.width + margins.left + margins.right,
    height: front.y + front.height + margins.top + margins.bottom,
  };
  return {
    frame,
    lines: [...linesOf(frontOutline(front, facts)), ...linesOf(topOutline(top, facts)), ...measures.map(({ line }) => line)],
    labels: clampToSheet(
      measures.map(({ label }) => label),
      frame,
    ),
  };
};
