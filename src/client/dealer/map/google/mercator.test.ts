import { expect, test } from 'vitest';
import { fitCamera, viewAround } from './mercator.ts';

const berlin = { lat: 52.52, lng: 13.405 };
const size = { width: 600, height: 400 };

test('the centre of the view is the centre of the map, and its corners are those of the box', () => {
  const { at, box, zoom } = viewAround(berlin, 10, size);
  const [west, south, east, north] = box;
  expect(zoom).toBe(10);
  expect(at(berlin.lng, berlin.lat)).toEqual({ x: 300, y: 200 });
  expect(at(west, north).x).toBeCloseTo(0);
  expect(at(west, north).y).toBeCloseTo(0);
  expect(at(east, south).x).toBeCloseTo(600);
  expect(at(east, south).y).toBeCloseTo(400);
});

test('the whole world is 256 pixels wide at zoom 0', () => {
  const { at } = viewAround({ lat: 0, lng: 0 }, 0, { width: 256, height: 256 });
  expect(at(-180, 85.0511287798066).x).toBeCloseTo(0);
  expect(at(-180, 85.0511287798066).y).toBeCloseTo(0);
});

test('a camera over positions fits all of them with padding at the greatest zoom; a single one stops at the maximum', () => {
  const potsdam = { lat: 52.39, lng: 13.06 };
  const { center, zoom } = fitCamera([berlin, potsdam], size, 72, 15);
  const within = (nearer: number): boolean =>
    [berlin, potsdam].every((position) => {
      const { x, y } = viewAround(center, zoom + nearer, size).at(position.lng, position.lat);
      return x >= 72 && x <= 528 && y >= 72 && y <= 328;
    });
  expect([within(0), within(1)]).toEqual([true, false]);
  expect(fitCamera([berlin], size, 72, 15).zoom).toBe(15);
});
