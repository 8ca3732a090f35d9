import { expect, test } from 'vitest';
import { sizesOf, srcSetOf } from './sources.ts';

const size = (width: number, height: number) => ({
  name: `image_${width}w_${height}h`,
  width,
  height,
  avif: `/a-${width}-${height}.avif`,
  webp: `/a-${width}-${height}.webp`,
});
const picture = {
  identifier: 'a',
  width: 1600,
  height: 1200,
  placeholder: '#ece',
  resolutions: [size(1280, 960), size(640, 480), size(640, 640), size(320, 320)],
};

test('a srcset holds one cut only, smallest first', () => {
  expect(sizesOf(picture).map(({ name }) => name)).toEqual(['image_640w_480h', 'image_1280w_960h']);
});

test('a cut that was asked for is taken where it exists', () => {
  expect(sizesOf(picture, 1).map(({ name }) => name)).toEqual(['image_320w_320h', 'image_640w_640h']);
  expect(sizesOf(picture, 16 / 9)).toEqual(sizesOf(picture));
});

test('every size is offered with its width', () => {
  expect(srcSetOf(sizesOf(picture), 'avif')).toBe('/a-640-480.avif 640w, /a-1280-960.avif 1280w');
});
