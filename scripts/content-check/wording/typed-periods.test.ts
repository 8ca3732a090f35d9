import { beforeAll, expect, test } from 'vitest';
import { getCountry, getPage, liveSites, loadContent } from '#backend/content/content.ts';
import { languages } from '../../../src/shared/country/countries.ts';
import { numberWords } from './number-words.ts';
import { daysInWords, typedPeriods } from './typed-periods.ts';

beforeAll(loadContent);

test('Y-13 Y-01 where the model form of the law spells out its days, they are those of the country', () => {
  const daysBySite = liveSites().map((site) => {
    const { withdrawalDays, sendBackDays, refundDays } = getCountry(site.country);
    const days = daysInWords(site.language, JSON.stringify(getPage(site, 'withdrawal').texts));
    return { site: site.locale, days, given: [withdrawalDays, sendBackDays, refundDays] };
  });
  expect(daysBySite.flatMap(({ site, days }) => (days.length > 0 ? [site] : [])).toSorted()).toEqual(['de-AT', 'de-DE', 'fr-BE', 'fr-FR']);
  expect(daysBySite.filter(({ days, given }) => days.length > 0 && new Set([...days, ...given]).size !== 1)).toEqual([]);
});

test('Y-13 a word that is part of a larger number is none of these periods', () => {
  const faultsOf = (language: 'de' | 'ja' | 'vi', text: string) =>
    typedPeriods({ file: `pages/sinks/${language}.json`, location: 'label', language, text, english: undefined });
  expect([faultsOf('de', 'fünfunddreißig Tage'), faultsOf('ja', '十二年'), faultsOf('vi', 'hai mươi năm')]).toEqual([[], [], []]);
});

test('Y-13 every language has a word for each period', () => {
  const counts = Object.keys(numberWords.de);
  for (const language of languages) expect(Object.keys(numberWords[language])).toEqual(counts);
});
