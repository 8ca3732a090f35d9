import { expect, test } from 'vitest';
import { hashPixels, type Pixels, trimEnd } from './pixels.ts';

/** White paper with a black square that ends at a column. */
const background = (width: number, end: number): Pixels => {
  const height = 40;
  const data = Buffer.alloc(width * height * 3, 255);
  for (let y = 10; y < 30; y++) data.fill(0, (y * width + end - 20) * 3, (y * width + end) * 3);
  return { width, height, data };
};

test('B-06 a part that a wider window does not change is one picture, stored once', () => {
  expect(hashPixels(trimEnd(background(1440, 200)))).toBe(hashPixels(trimEnd(background(390, 200))));
  expect(trimEnd(background(1440, 200))).toEqual({ ...background(224, 200) });
});

test('B-06 nothing drawn is trimmed: a part that reaches the edge stays whole, and its end is reported', () => {
  expect(trimEnd(background(390, 390))).toEqual(background(390, 390));
  expect(trimEnd(background(390, 380))).toEqual(background(390, 380));
  expect(hashPixels(trimEnd(background(390, 200)))).not.toBe(hashPixels(trimEnd(background(390, 201))));
});
