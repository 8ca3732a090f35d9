import type { Stroke } from '#shared/contract/strokes.ts';

/** A line or area; `path` is SVG path data in millimetres. */
export type Line = { stroke: Stroke; path: string };

/** A number or word of the drawing; `x` and `y` are on its baseline in millimetres, at its middle, start or end; turned ones read from below, and those within an outline interrupt its lines. */
export type Label = { text: string; x: number; y: number; isTurned?: true; isWithin?: true; anchor?: 'start' | 'end' };

/** A part of the sheet, from its top left corner, y downwards, in millimetres. */
export type Box = { x: number; y: number; width: number; height: number };

/** A technical drawing to scale: every view of it, on a page or on paper, draws exactly these lines and labels. */
export type Drawing = { frame: Box; lines: readonly Line[]; labels: readonly Label[] };

/** A part of a drawing. */
export type Marks = { lines: Line[]; labels: Label[] };

/** Words and numbers of a drawing in the language and units of a country. */
export type DrawingWords = {
  length: (millimetres: number) => string;
  cutOut: string;
  bowls: string;
  cabinet: string;
  tapHole: string;
  /** The worktop with its allowed thickness. */
  worktop: (min: number, max: number) => string;
};
