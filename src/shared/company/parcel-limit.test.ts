import { expect, test } from 'vitest';
import { parcelLimitIn } from './parcel-limit.ts';

test.each([
  ['de-DE', '30\u00A0kg'],
  ['en-GB', '30\u00A0kg'],
  ['fr-CA', '30\u00A0kg'],
  ['en-US', '66\u00A0lb'],
])('Y-13 the site %s shows the maximum weight for returns by parcel', (locale, weight) => {
  expect(parcelLimitIn(locale)).toBe(weight);
});
