/** How a line is drawn: what is seen, what is cut, fine parts, what lies hidden, measures, what is around, what does not fit, water. */
export type Stroke = 'edge' | 'cut' | 'fine' | 'hidden' | 'measure' | 'around' | 'conflict' | 'water';

/** A line or area; `path` is SVG path data in millimetres. */
export type Line = { stroke: Stroke; path: string };

/** A number or word of the drawing; `x` and `y` are the middle of its baseline in millimetres, turned ones read from below. */
export type Label = { text: string; x: number; y: number; isTurned?: true };

/** A part of the sheet, from its top left corner, y downwards, in millimetres. */
export type Box = { x: number; y: number; width: number; height: number };

/** A technical drawing to scale: whoever shows it, on a page or on paper, draws these lines and words and nothing else. */
export type Drawing = { frame: Box; lines: readonly Line[]; labels: readonly Label[] };

/** Words and numbers of a drawing in the language and units of a country. */
export type DrawingWords = { length: (millimetres: number) => string; cutOut: string; bowls: string; cabinet: string };
