import { expect, test } from 'vitest';
import { formatMoment } from './moment.ts';

// Half past eleven at night in Berlin: in Tokyo it is already the next morning, in New York still the afternoon.
const at = Date.UTC(2026, 10, 22, 22, 30);

test.each([
  [{ country: 'de', locale: 'de-DE' }, '22._November 2026 um_23:30'],
  [{ country: 'jp', locale: 'ja-JP' }, '2026年11月23日 7:30'],
  [{ country: 'us', locale: 'en-US' }, 'November_22, 2026 at_5:30_PM'],
] as const)('U-05 a moment is shown in the time zone of %o, and no line breaks within the date', (place, expected) => {
  const text = formatMoment(at, place, { dateStyle: 'long', timeStyle: 'short' });
  expect(text.replaceAll('\u00a0', '_').replaceAll('\u2060', '')).toBe(expected);
  expect(text.split('\u2060')).toHaveLength(place.country === 'jp' ? 3 : 1);
});

test('U-05 also at the turn of a year', () => {
  const newYear = Date.UTC(2026, 11, 31, 16);
  const yearIn = (country: 'jp' | 'de') => formatMoment(newYear, { country, locale: 'en' }, { year: 'numeric' });
  expect([yearIn('jp'), yearIn('de')]).toEqual(['2027', '2026']);
});
