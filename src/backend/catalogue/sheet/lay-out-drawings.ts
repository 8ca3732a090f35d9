import 'server-only';

/** A part of a page in points. */
export type Box = { x: number; y: number; width: number; height: number };
type Frame = { width: number; height: number };

const gap = 20;
/** The maximum height of a drawing, as a share of the page width. */
const highest = 0.66;

type Layout = { boxes: Box[]; share: number };

const inColumns = (frames: readonly Frame[], area: Box, columns: number): Layout => {
  const width = (area.width - gap * (columns - 1)) / columns;
  const heights = frames.map((frame) => Math.min((frame.height / frame.width) * width, area.width * highest));
  const rows = Array.from({ length: Math.ceil(frames.length / columns) }, (_, row) =>
    Math.max(...heights.slice(row * columns, (row + 1) * columns)),
  );
  const whole = rows.reduce((sum, height) => sum + height, 0);
  const shrunk = Math.min(1, (area.height - gap * rows.length) / whole);
  const tops = rows.map((_, row) => rows.slice(0, row).reduce((y, height) => y + height * shrunk + gap, area.y));
  const boxes = frames.map((_, index) => ({
    x: area.x + (index % columns) * (width + gap),
    y: tops[Math.floor(index / columns)] ?? area.y,
    width,
    height: (heights[index] ?? 0) * shrunk,
  }));
  return { boxes, share: (shrunk * width) / area.width };
};

/**
 * Lays drawings out in the rest of a page, stacked or in pairs, whichever leaves them larger; `share` is their width as a share of the
 * page.
 */
export const layOutDrawings = (frames: readonly Frame[], area: Box): Layout => {
  const [single, pairs] = [inColumns(frames, area, 1), inColumns(frames, area, 2)];
  return frames.length > 1 && pairs.share > single.share ? pairs : single;
};
