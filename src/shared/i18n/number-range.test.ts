import { expect, test } from 'vitest';
import { countries, languages } from '#shared/country/countries.ts';
import { formatNumberRange } from './number-range.ts';

test.each(languages)('C-11 a range in %s has the dash of its texts, without spaces', (language) => {
  const dash = language === 'ja' ? '〜' : '–';
  expect(formatNumberRange(new Intl.NumberFormat(language), 3, 5)).toBe(`3${dash}5`);
});

test('C-11 ranges of money and of lengths keep their sign once or twice, as the language does', () => {
  const money = { style: 'currency', currency: countries.pt.currency, maximumFractionDigits: 0 } as const;
  expect(formatNumberRange(new Intl.NumberFormat('pt-PT', money), 0, 200)).toBe('0–200\u00A0€');
  expect(formatNumberRange(new Intl.NumberFormat('zh-CN', money), 0, 200)).toBe('€0–€200');
  expect(formatNumberRange(new Intl.NumberFormat('it', { style: 'unit', unit: 'millimeter' }), 20, 60)).toBe('20–60 mm');
});
