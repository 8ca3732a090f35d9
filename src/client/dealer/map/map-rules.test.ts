import { expect, test } from 'vitest';
import { countLabel, maxZoom, zoomEnds } from './map-rules.ts';

test('a group counts in full below a thousand, then in k', () => {
  expect([2, 999, 1000, 1049, 1240, 1999, 12_345].map(countLabel)).toEqual(['2', '999', '1k', '1k', '1.2k', '1.9k', '12.3k']);
});

test('E-dealer the map goes from 6 to 17, and to 15 where it shows no dealer', () => {
  expect([maxZoom(0), maxZoom(1)]).toEqual([15, 17]);
  expect(zoomEnds(6, 3)).toEqual({ isLeast: true, isMost: false });
  expect(zoomEnds(6.1, 3)).toEqual({ isLeast: false, isMost: false });
  expect(zoomEnds(17, 3)).toEqual({ isLeast: false, isMost: true });
  expect([zoomEnds(14.9, 0).isMost, zoomEnds(15, 0).isMost, zoomEnds(15, 1).isMost]).toEqual([false, true, false]);
});
