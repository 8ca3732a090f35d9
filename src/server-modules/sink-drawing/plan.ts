/** A part of the plan in drawing coordinates: from the top left corner of the sink, y downwards. */
export type Box = { x: number; y: number; width: number; height: number };

type Part = { width: number; depth: number; x: number; y: number };

/** Where a part lies: its middle is given from the middle of the sink, y towards the wall. */
export const boxOf = (part: Part, outer: { width: number; depth: number }): Box => ({
  x: outer.width / 2 + part.x - part.width / 2,
  y: outer.depth / 2 - part.y - part.depth / 2,
  width: part.width,
  height: part.depth,
});

/** The grooves of a draining board as a path: evenly spaced lines across its width. */
export const grooveLines = ({ x, y, width, height }: Box, grooves: number): string =>
  Array.from({ length: grooves }, (_, index) => `M${x} ${y + ((index + 0.5) * height) / grooves}h${width}`).join('');
