import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeName, sizesOf } from './picture-sizes.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
const kind = fc.constantFrom('product' as const, 'detail' as const, 'lifestyle' as const);

test('a picture is never enlarged, keeps its aspect ratio, and its largest size is its own', () => {
  fc.assert(
    fc.property(kind, size, (of, full) => {
      const sizes = sizesOf(of, full);
      const last = sizes.at(-1);
      const isShape = sizes.every(({ width, height }) => Math.abs(height - (width * full.height) / full.width) <= 1);
      return (
        last?.width === full.width &&
        last.height === full.height &&
        isShape &&
        sizes.every(({ width }, index) => width > (sizes[index - 1]?.width ?? 0))
      );
    }),
  );
});

test('the named sizes of a product picture', () => {
  expect(sizesOf('product', { width: 960, height: 720 }).map(sizeName)).toEqual([
    'image_240w_180h',
    'image_320w_240h',
    'image_480w_360h',
    'image_640w_480h',
    'image_960w_720h',
  ]);
});

test('a kitchen picture is wide enough for a high-density screen from edge to edge', () => {
  expect(sizesOf('lifestyle', { width: 2400, height: 1500 }).map(({ width }) => width)).toEqual([480, 834, 1280, 1920, 2400]);
});
