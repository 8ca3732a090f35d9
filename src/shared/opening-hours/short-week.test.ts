import { expect, test } from 'vitest';
import { periodText } from './period-text.ts';
import { shortWeek } from './short-week.ts';

const normalizeSpaces = (text: string): string => text.replaceAll(/[\u2009\u00a0\u202f]/g, ' ');
const days = ['10:00-18:00'];

test('equal days are grouped, from Monday to Sunday; days without hours are left out', () => {
  expect(normalizeSpaces(shortWeek([[], days, days, days, days, days, ['10:00-14:00']], 'de-DE'))).toBe(
    'Mo – Fr 10:00–18:00 Uhr · Sa 10:00–14:00 Uhr',
  );
  expect(normalizeSpaces(shortWeek([['11:00-16:00'], [], days, days, [], days, days], 'en-GB'))).toBe(
    'Tue – Wed 10:00–18:00 · Fri – Sat 10:00–18:00 · Sun 11:00–16:00',
  );
});

test('a break divides a day, and no hours at all give an empty text', () => {
  const broken = ['09:00-12:30', '14:00-18:00'];
  expect(normalizeSpaces(shortWeek([[], broken, [], [], [], [], []], 'fr-FR'))).toBe('lun. 09:00 – 12:30 et 14:00 – 18:00');
  expect(shortWeek([[], [], [], [], [], [], []], 'de-DE')).toBe('');
});

test("times are in the locale's format, over midnight without a date", () => {
  expect(normalizeSpaces(periodText('09:00-18:00', 'en-US'))).toBe('9:00 AM – 6:00 PM');
  expect(normalizeSpaces(periodText('18:00-02:00', 'de-DE'))).toBe('18:00–2:00');
  expect(normalizeSpaces(periodText('08:00-24:00', 'de-DE'))).toBe('8:00–0:00');
});
