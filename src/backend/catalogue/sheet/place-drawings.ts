import 'server-only';

/** A part of a page in points. */
export type Box = { x: number; y: number; width: number; height: number };
type Frame = { width: number; height: number };

const gap = 20;
/** How high a drawing may become, by the width of the page. */
const highest = 0.66;

type Placing = { boxes: Box[]; share: number };

const inColumns = (frames: readonly Frame[], room: Box, columns: number): Placing => {
  const width = (room.width - gap * (columns - 1)) / columns;
  const heights = frames.map((frame) => Math.min((frame.height / frame.width) * width, room.width * highest));
  const rows = Array.from({ length: Math.ceil(frames.length / columns) }, (_, row) =>
    Math.max(...heights.slice(row * columns, (row + 1) * columns)),
  );
  const whole = rows.reduce((sum, height) => sum + height, 0);
  const shrunk = Math.min(1, (room.height - gap * rows.length) / whole);
  const tops = rows.map((_, row) => rows.slice(0, row).reduce((y, height) => y + height * shrunk + gap, room.y));
  const boxes = frames.map((_, index) => ({
    x: room.x + (index % columns) * (width + gap),
    y: tops[Math.floor(index / columns)] ?? room.y,
    width,
    height: (heights[index] ?? 0) * shrunk,
  }));
  return { boxes, share: (shrunk * width) / room.width };
};

/** Drawings in what is left of a page, below one another or in pairs, whichever leaves them larger; `share`: how wide they are of the page. */
export const placeDrawings = (frames: readonly Frame[], room: Box): Placing => {
  const [single, pairs] = [inColumns(frames, room, 1), inColumns(frames, room, 2)];
  return frames.length > 1 && pairs.share > single.share ? pairs : single;
};
