import type { Marks } from './drawing.ts';
import { lengthOf } from './label-box.ts';
import { across, type Measure, pathOf } from './shapes.ts';

/** A horizontal dimension, and the edge of its part, from which lines lead to it. */
type Span = { from: number; to: number; text: string; edge: number };

/** The dimensions on one side of a drawing, and where the last row is. */
export type Rows = Marks & { end: number };

/** The space that a dimension takes in its row: its line or its number, whichever is longer. */
const takenBy = ({ from, to, text }: Span, height: number): [number, number] => {
  const half = Math.max(to - from, lengthOf(text, height) + height / 2) / 2;
  const middle = (from + to) / 2;
  return [middle - half, middle + half];
};

/** Dimensions in as few rows as their numbers allow, the first at `start`, each `step` further; thin lines lead to their parts. */
export const rowsOf = (spans: readonly Span[], start: number, step: number, height: number): Rows => {
  const rows: [number, number][][] = [];
  const measures: Measure[] = [];
  const extensions: string[] = [];
  for (const span of spans) {
    const [from, to] = takenBy(span, height);
    const free = rows.findIndex((row) => row.every(([left, right]) => to <= left || from >= right));
    const row = free === -1 ? rows.length : free;
    rows[row] = [...(rows[row] ?? []), [from, to]];
    const y = Math.round(start + row * step);
    measures.push(across(span.from, span.to, y, span.text));
    extensions.push(pathOf`M${span.from} ${span.edge}V${y}M${span.to} ${span.edge}V${y}`);
  }
  return {
    lines: [{ stroke: 'extension', path: extensions.join('') }, ...measures.map(({ line }) => line)],
    labels: measures.map(({ label }) => label),
    end: start + Math.max(0, rows.length - 1) * step,
  };
};
