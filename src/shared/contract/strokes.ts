/** The kinds of lines: visible edge, cut, fine detail, hidden, dimension, extension line, surroundings, conflict, water. */
export const strokes = ['edge', 'cut', 'fine', 'hidden', 'measure', 'extension', 'around', 'conflict', 'water'] as const;
/** One of them. */
export type Stroke = (typeof strokes)[number];
