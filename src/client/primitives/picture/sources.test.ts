import { expect, test } from 'vitest';
import { descriptorOf, sizesOf, srcSetOf, thumbnailOf } from './sources.ts';

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

test('a srcset contains one crop only, smallest first', () => {
  expect(sizesOf(picture).map(({ name }) => name)).toEqual(['image_640w_480h', 'image_1280w_960h']);
});

test('a requested crop is used if it exists', () => {
  expect(sizesOf(picture, 1).map(({ name }) => name)).toEqual(['image_320w_320h', 'image_640w_640h']);
  expect(sizesOf(picture, 16 / 9)).toEqual(sizesOf(picture));
});

test('every size is listed with its width', () => {
  expect(srcSetOf(sizesOf(picture), 'avif')).toBe('/a-640-480.avif 640w, /a-1280-960.avif 1280w');
});

test('M-47 a thumbnail is the smallest size over 330 px wide and over 200 px high', () => {
  const named = (...sizes: [number, number][]) => thumbnailOf(sizes.map(([width, height]) => size(width, height)))?.name;
  expect(named([320, 240], [330, 300], [400, 200], [331, 201], [640, 480])).toBe('image_331w_201h');
  expect(named([320, 240], [640, 200])).toBe('image_640w_200h');
  expect(named()).toBeUndefined();
});

test.each([
  ['image_1280w_720h', 1280, '1280w'],
  ['1000w', 999, '1000w'],
  ['1920w', 1920, '1920w'],
  ['2x', 1280, '2x'],
  ['ORIGINAL', 4000, '4000w'],
])('E-image-variant-names %s is listed as its width', (name, width, descriptor) => {
  expect(descriptorOf({ name, width })).toBe(descriptor);
});

test('E-image-variant-names widths and densities are never mixed in one srcset', () => {
  const named = (name: string) => ({ ...size(640, 480), name });
  expect(srcSetOf([named('2x'), named('640w')], 'webp')).toBe('/a-640-480.webp 640w');
  expect(srcSetOf([named('1x'), named('2x')], 'webp')).toBe('/a-640-480.webp 1x, /a-640-480.webp 2x');
});
