import { expect, test } from 'vitest';
import { dayIn, formatDay, isCalendarDay, readDay, writeDay } from './calendar-day.ts';
import { guaranteeEnd } from './guarantee-end.ts';

const endOf = (day: string, years: number): string => writeDay(guaranteeEnd(readDay(day), years));

test.each([
  ['2026-11-14', 15, '2041-11-14'],
  ['2026-12-31', 5, '2031-12-31'],
  ['2026-01-01', 2, '2028-01-01'],
  ['2026-04-30', 1, '2027-04-30'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2024-02-29', 15, '2039-02-28'],
  ['2023-02-28', 5, '2028-02-28'],
  // No leap year: divisible by 100, not by 400.
  ['2096-02-29', 4, '2100-02-28'],
])('B-12 bought on %s, %i years of guarantee end on %s', (day, years, end) => {
  expect(endOf(day, years)).toBe(end);
});

test.each([
  [2024, 2, 29, true],
  [2023, 2, 29, false],
  [2000, 2, 29, true],
  [1900, 2, 29, false],
  [2026, 4, 31, false],
  [2026, 12, 31, true],
  [2026, 13, 1, false],
  [2026, 0, 1, false],
  [2026, 1, 0, false],
  [99, 1, 1, false],
])('B-12 %i-%i-%i is a calendar date: %s', (year, month, day, isOne) => {
  expect(isCalendarDay({ year, month, day })).toBe(isOne);
});

test('B-12 a date is the same wherever it is read, and today is that of the country', () => {
  expect(formatDay('2041-11-14', 'de-DE', 'long')).toBe('14. November 2041');
  expect(formatDay('2041-11-14', 'ja-JP', 'medium')).toBe('2041/11/14');
  const lateInLondon = Date.UTC(2026, 10, 14, 16);
  expect([dayIn(lateInLondon, 'Europe/London'), dayIn(lateInLondon, 'Asia/Tokyo')]).toEqual(['2026-11-14', '2026-11-15']);
});
