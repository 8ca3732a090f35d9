import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#shared/country/countries.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { DayLine } from './day-line.tsx';

const show = async (language: Language, day: number | null, days: number): Promise<string> => {
  const t = createTranslator(language, await loadMessages(language));
  return renderToStaticMarkup(<DayLine period={{ day, days, startsAt: 0, endsAt: 0, isOpen: true }} t={t} />);
};

test.each<[Language, number, number, string, string]>([
  ['de', 3, 14, 'Tag 3 von 14', '--value:21.'],
  ['de', 14, 14, 'Tag 14 von 14', '--value:100'],
  ['ja', 3, 8, '8日間の3日目', '--value:37.5'],
  ['ja', 8, 8, '8日間の8日目', '--value:100'],
  ['en', 1, 14, 'Day 1 of 14', '--value:7.'],
])('Y-01 the line of a period in %s, on day %i of %i', async (language, day, days, words, value) => {
  const html = await show(language, day, days);
  expect(html).toContain(words);
  expect(html).toContain(value);
});

test('Y-01 before its first day a period has no line', async () => {
  expect(await show('de', null, 14)).toBe('');
});
