import type { Picture } from '#shared/contract/picture.ts';

const drawing = (width: number, height: number, shapes: string): string =>
  `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300"><path fill="#eceae6" d="M0 0h400v300H0z"/>${shapes}</svg>`,
  )}`;

/** A picture that needs no file, for examples: SVG shapes on the background of all products, 400 × 300. */
export const drawPicture = (identifier: string, shapes: string): Picture => {
  const size = (width: number, height: number) => ({
    name: `image_${width}w_${height}h`,
    width,
    height,
    avif: drawing(width, height, shapes),
    webp: drawing(width, height, shapes),
  });
  return {
    identifier,
    width: 1200,
    height: 900,
    placeholder: '#eceae6',
    resolutions: [size(400, 300), size(800, 600), size(1200, 900)],
  };
};

/** A drawn sink. */
export const samplePicture: Picture = drawPicture(
  'sample',
  '<path fill="#4a4d50" d="m70 130 210-45 55 85-205 55z"/><path fill="#2c2f32" d="m95 138 95-20 30 50-92 26z"/><path fill="#2c2f32" d="m205 114 45-10 28 48-46 13z"/>',
);

/** A drawn tap. */
export const sampleTap: Picture = drawPicture(
  'sample-tap',
  '<g fill="none" stroke="#a98a52" stroke-linecap="round"><path stroke-width="13" d="M185 232V120a32 32 0 0 1 64 0v34"/><path stroke-width="7" d="m192 196 34-26"/></g><path fill="#a98a52" d="M170 228h30v12h-30z"/>',
);

/** A drawn surface, to be cropped. */
export const sampleSurface: Picture = drawPicture(
  'sample-surface',
  '<path fill="#b9bcbd" d="M0 0h400v300H0z"/><path fill="#8d9193" d="m60 40 280 20 30 190-330 10z"/><path fill="#6e7274" d="m110 80 190 12 18 118-226 8z"/><circle cx="206" cy="160" r="26" fill="#55595b"/>',
);
