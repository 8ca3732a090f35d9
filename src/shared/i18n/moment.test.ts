import { expect, test } from 'vitest';
import { formatMoment } from './moment.ts';

// Half past eleven at night in Berlin: Tokyo has had its next morning for hours, New York its afternoon.
const at = Date.UTC(2026, 10, 22, 22, 30);

test.each([
  [{ country: 'de', locale: 'de-DE' }, '22. November 2026 um 23:30'],
  [{ country: 'jp', locale: 'ja-JP' }, '2026年11月23日 7:30'],
  [{ country: 'us', locale: 'en-US' }, 'November 22, 2026 at 5:30 PM'],
] as const)('U-05 a moment is told by the clocks of %o', (place, told) => {
  expect(formatMoment(at, place, { dateStyle: 'long', timeStyle: 'short' })).toBe(told);
});

test('U-05 at the turn of a year, too', () => {
  const newYear = Date.UTC(2026, 11, 31, 16);
  const yearIn = (country: 'jp' | 'de') => formatMoment(newYear, { country, locale: 'en' }, { year: 'numeric' });
  expect([yearIn('jp'), yearIn('de')]).toEqual(['2027', '2026']);
});
