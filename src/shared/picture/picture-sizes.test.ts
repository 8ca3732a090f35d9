import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropArea, sizeName, sizesOf } from './picture-sizes.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const kind = fc.constantFrom('product' as const, 'detail' as const, 'lifestyle' as const);

test('a picture is never enlarged, keeps its shape, and its largest size is its own', () => {
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

test('a crop lies inside the picture, has its shape, and holds the focus', () => {
  fc.assert(
    fc.property(size, fc.constantFrom('21:9' as const, '4:5' as const), share, share, (full, crop, x, y) => {
      const { left, top, width, height } = cropArea(full, crop, { x, y });
      const isInside = left >= 0 && top >= 0 && left + width <= full.width && top + height <= full.height;
      const isHeld =
        x * full.width >= left - 1 &&
        x * full.width <= left + width + 1 &&
        y * full.height >= top - 1 &&
        y * full.height <= top + height + 1;
      const wanted = crop === '21:9' ? 21 / 9 : 4 / 5;
      const isShape = Math.abs(width - height * wanted) <= Math.max(1, wanted) || width === 1 || height === 1;
      return isInside && isHeld && isShape;
    }),
  );
});
