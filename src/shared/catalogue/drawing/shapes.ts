import type { Box, Label, Line } from './drawing.ts';

/** Half the length of the ticks at a dimension line's ends, in millimetres. */
export const tick = 8;
/** Distance between a dimension line and its number, in millimetres. */
export const lift = 12;

/** A tenth of a millimetre is finer than any screen or printer. */
export const rounded = (length: number): number => Math.round(length * 10) / 10;

/** Path data with its lengths rounded. */
export const pathOf = (parts: TemplateStringsArray, ...lengths: number[]): string => String.raw({ raw: parts }, ...lengths.map(rounded));

/** A rectangle with rounded corners as path data. */
export const roundedRectangle = ({ x, y, width, height }: Box, radius: number): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
};

/** A circle as path data. */
export const circle = (x: number, y: number, radius: number): string =>
  pathOf`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Slanted lines that fill a box, the symbol for a cut. */
export const hatching = ({ x, y, width, height }: Box, gap = 20): string => {
  const count = Math.max(0, Math.floor((width + height) / gap - 0.5) + 1);
  return Array.from({ length: count }, (_, index) => {
    const start = (index + 0.5) * gap;
    const low = { x: Math.min(start, width), y: Math.max(0, start - width) };
    const high = { x: Math.max(0, start - height), y: Math.min(start, height) };
    return pathOf`M${x + low.x} ${y + low.y}L${x + high.x} ${y + high.y}`;
  }).join('');
};

/** A dimension: its line, and the number next to it. */
export type Measure = { line: Line; label: Label };

/** A horizontal dimension with its number above. */
export const across = (from: number, to: number, height: number, text: string): Measure => {
  const y = Math.round(height);
  return {
    line: { stroke: 'measure', path: pathOf`M${from} ${y}H${to}M${from} ${y - tick}v${2 * tick}M${to} ${y - tick}v${2 * tick}` },
    label: { text, x: (from + to) / 2, y: y - lift },
  };
};

/** A vertical dimension with its number beside it, read from below. */
export const upright = (from: number, to: number, side: number, text: string): Measure => {
  const x = Math.round(side);
  return {
    line: { stroke: 'measure', path: pathOf`M${x} ${from}V${to}M${x - tick} ${from}h${2 * tick}M${x - tick} ${to}h${2 * tick}` },
    label: { text, x: x - lift, y: (from + to) / 2, isTurned: true },
  };
};

type Point = { x: number; y: number };

/** A leader from a part of the drawing over a bend to its label. */
export const leader = (from: Point, bend: Point, text: string, anchor: 'start' | 'end'): Measure => {
  const side = anchor === 'start' ? 1 : -1;
  const [x, y] = [Math.round(bend.x), Math.round(bend.y)];
  return {
    line: { stroke: 'measure', path: pathOf`M${from.x} ${from.y}L${x} ${y}h${side * tick}` },
    label: { text, x: x + side * 2 * tick, y: y + tick, anchor },
  };
};
