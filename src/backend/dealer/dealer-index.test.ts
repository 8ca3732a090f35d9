import fc from 'fast-check';
import { distance } from 'geokdbush';
import { expect, test } from 'vitest';
import type { DealerEntry } from './dealer-file.ts';
import { indexDealers, type Point } from './dealer-index.ts';

const at = (latitude: number, longitude: number, isUnitPartner = true): DealerEntry => ({
  ...{ id: `de-${latitude}-${longitude}`, name: 'Haus', country: 'de', isUnitPartner, labels: [], specials: [], region: null },
  ...{ address: { street: 'Weg', streetNo: '1', zip: '1', city: 'Ort' }, latitude, longitude, timeZone: 'Europe/Berlin', hours: null },
  ...{ closed: [], phone: '+49 30', email: 'a@b.example', homepage: 'https://b.example', shows: [], shownOn: null },
});

const everywhere: Point[] = [
  { lat: 90, long: 0 },
  { lat: -90, long: 12 },
  { lat: 0, long: 180 },
  { lat: 0, long: -180 },
  { lat: 16.5, long: 179.99 },
];
const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const points = fc.oneof(fc.constantFrom(...everywhere), fc.record({ lat: latitude, long: longitude }));

test('D-01 the nearest dealers equal those of a full scan, poles and date line included', () => {
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 60 }), points, fc.integer({ min: 0, max: 20 }), (places, from, most) => {
      const dealers = places.map(({ lat, long }, index) => at(lat, long, index % 3 !== 0));
      const naive = dealers
        .filter(({ isUnitPartner }) => isUnitPartner)
        .map((entry) => distance(from.long, from.lat, entry.longitude, entry.latitude))
        .toSorted((a, b) => a - b)
        .slice(0, most);
      const found = indexDealers(dealers).nearest(from, most, ({ isUnitPartner }) => isUnitPartner);
      expect(found.map(({ kilometres }) => kilometres.toFixed(3))).toEqual(naive.map((kilometres) => kilometres.toFixed(3)));
    }),
  );
});

test('D-01 distances across the date line and over the pole are short', () => {
  const { nearest } = indexDealers([at(-17, 179.9), at(-17, 170), at(89.9, 90), at(60, -90)]);
  expect(nearest({ lat: -17, long: -179.9 }, 1)[0]?.kilometres).toBeCloseTo(21.3, 0);
  expect(nearest({ lat: 89.9, long: -90 }, 1)[0]?.kilometres).toBeCloseTo(22.2, 0);
});

test('an empty index returns nothing', () => {
  expect(indexDealers([]).nearest({ lat: 0, long: 0 }, 5)).toEqual([]);
});
