import { expect, test } from 'vitest';
import { distinctBowls, referenceObjects, tooWideBy } from './flat-fit.ts';

const steel = { material: 'steel' } as const;
const bowl = { width: 400, depth: 400, height: 200, x: 0, y: 0 };

test('the shorter side of a bowl decides, whichever it is, less the slope of both walls', () => {
  expect(tooWideBy(steel, { ...bowl, width: 283 }, 280)).toBe(4);
  expect(tooWideBy(steel, { ...bowl, depth: 283 }, 280)).toBe(4);
});

test('a deeper bowl, or one with a steeper draft, leaves less space at its floor', () => {
  expect(tooWideBy(steel, { ...bowl, width: 283, height: 100 }, 280)).toBe(1);
  expect(tooWideBy({ material: 'granite' }, { ...bowl, width: 283 }, 280)).toBe(8);
});

test('an exact fit fits, and for a far smaller object the excess is zero', () => {
  expect(tooWideBy(steel, { ...bowl, width: 287 }, 280)).toBe(0);
  expect(tooWideBy(steel, { ...bowl, width: 286 }, 280)).toBe(1);
  expect(tooWideBy(steel, { ...bowl, width: 740, depth: 440 }, 280)).toBe(0);
});

test('the plate has 27 cm, the pan 28 cm', () => {
  expect(referenceObjects).toEqual([
    { id: 'plate', diameter: 270 },
    { id: 'pan', diameter: 280 },
  ]);
});

test('two bowls of one size count once; one that is only shallower counts separately', () => {
  const other = { ...bowl, x: 420 };
  expect(distinctBowls({ bowls: [bowl, other] })).toEqual([bowl]);
  expect(distinctBowls({ bowls: [bowl, { ...other, height: 140 }] })).toHaveLength(2);
  expect(distinctBowls({ bowls: [bowl, { ...other, width: 390 }] })).toHaveLength(2);
  expect(distinctBowls({ bowls: [bowl, { ...other, depth: 390 }] })).toHaveLength(2);
});
