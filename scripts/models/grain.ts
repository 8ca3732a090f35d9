import sharp from 'sharp';
import type { Colour, Grain } from './surfaces.ts';

/** Size of a stone tile in pixels and metres: half a millimetre per pixel. */
const pixels = 192;
export const tile = 0.096;
/** Grains per metre: as fine as in the pictures. */
const grains = 900;
const seed = 11;

/** Uniform numbers from 0 to 1, the same in every run (mulberry32). */
const numbers = (start: number): (() => number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

type Cell = { x: number; y: number; shade: number };

/** For each pixel the shade of the nearest of many scattered points: grains of stone that continue seamlessly across tiles. */
const shades = (): number[] => {
  const next = numbers(seed);
  const across = Math.round(tile * grains);
  const cells: Cell[] = Array.from({ length: across ** 2 }, (_, index) => ({
    x: (index % across) + next(),
    y: Math.floor(index / across) + next(),
    shade: next(),
  }));
  const nearest = (x: number, y: number): number => {
    const around = [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].map((right): [number, number] => {
        const [column, row] = [Math.floor(x) + right, Math.floor(y) + down];
        const cell = cells[((row + across) % across) * across + ((column + across) % across)];
        if (!cell) throw new Error('A grain beside the tile');
        const [dx, dy] = [column + (cell.x % 1) - x, row + (cell.y % 1) - y];
        return [dx * dx + dy * dy, cell.shade];
      }),
    );
    return around.reduce((best, one) => (one[0] < best[0] ? one : best))[1];
  };
  return Array.from({ length: pixels ** 2 }, (_, index) =>
    nearest((((index % pixels) + 0.5) / pixels) * across, ((Math.floor(index / pixels) + 0.5) / pixels) * across),
  );
};

const encode = (linear: number): number => Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
const between = (from: Colour, to: Colour, share: number): Colour =>
  [0, 1, 2].map((at) => (from[at] ?? 0) + ((to[at] ?? 0) - (from[at] ?? 0)) * share) as Colour;

/** The shares are those of the renderer's granite: 27 % dark, 28 % lighter, the rest sparkles, smoothed as if by distance. */
const colourAt = ({ base, dark, light, sparkle }: Grain, shade: number): Colour => {
  if (shade < 0.27) return dark;
  if (shade > 0.985) return between(base, sparkle, 0.5);
  return shade > 0.7 ? between(base, light, Math.ceil(((shade - 0.7) / 0.285) * 4) / 4) : base;
};

let pattern: number[] | undefined;

/** A tile of that stone as PNG with few colours. */
export const drawGrain = (grain: Grain): Promise<Buffer> => {
  pattern ??= shades();
  const bytes = Buffer.from(pattern.flatMap((shade) => colourAt(grain, shade).map(encode)));
  return sharp(bytes, { raw: { width: pixels, height: pixels, channels: 3 } })
    .png({ palette: true, colours: 8, dither: 0, effort: 10 })
    .toBuffer();
};
