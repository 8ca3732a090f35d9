import { expect, test } from 'vitest';
import { autoplay } from './autoplay.ts';

test.each([
  [true, 4000],
  [2500, 2500],
  [false, 0],
  [0, 0],
  [undefined, 0],
])('M-45 %j shows a slide for %i ms', (preference, ms) => {
  expect(autoplay.parse(preference)).toBe(ms);
});

test.each([-1, 0.5, 'yes'])('M-45 rejects %j', (preference) => {
  expect(autoplay.safeParse(preference).success).toBe(false);
});
