import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['spule', 'spule', 0],
  ['spuhle', 'spule', 1],
  ['spule', 'spuhle', 1],
  ['spole', 'spule', 1],
  ['sopule', 'spoule', 1],
  ['lagunna', 'lagune', 2],
  ['', 'ab', 2],
])('P-04 the edit distance of %j and %j is %d', (one, other, slips) => {
  expect(editDistance(one, other, 3)).toBe(slips);
});

test('P-04 above the maximum it is one more, whichever word comes first', () => {
  expect(editDistance('spule', 'armatur', 2)).toBe(3);
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (one, other) => {
      expect(editDistance(one, other, 2)).toBe(editDistance(other, one, 2));
      expect(editDistance(one, other, 2)).toBeLessThanOrEqual(3);
    }),
  );
});
