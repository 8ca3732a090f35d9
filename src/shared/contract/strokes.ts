/** How a line is drawn: what is seen, what is cut, fine parts, what lies hidden, measures, lines that lead a measure to its part, what is around, what does not fit, water. */
export const strokes = ['edge', 'cut', 'fine', 'hidden', 'measure', 'extension', 'around', 'conflict', 'water'] as const;
/** One of them. */
export type Stroke = (typeof strokes)[number];
