import type { Picture } from '#shared/contract/picture.ts';

const drawing = (width: number, height: number, shapes: string): string =>
  `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300"><path fill="#eceae6" d="M0 0h400v300H0z"/>${shapes}</svg>`,
  )}`;

/** A picture that needs no file, for examples: shapes of an SVG on the ground of all products, 400 × 300. */
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
