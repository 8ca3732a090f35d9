import { expect, test } from 'vitest';
import { findMatch } from './find-match.ts';

test('T-05 a term matches regardless of case and accents', () => {
  expect(findMatch('Köln', 'ko')).toEqual({ before: '', match: 'Kö', after: 'ln' });
  expect(findMatch('Bad Oeynhausen', 'OEYN')).toEqual({ before: 'Bad ', match: 'Oeyn', after: 'hausen' });
  expect(findMatch('Hồ Chí Minh', 'chi')).toEqual({ before: 'Hồ ', match: 'Chí', after: ' Minh' });
});

test('T-05 an empty term or no match highlights nothing', () => {
  expect(findMatch('Köln', ' ')).toBeUndefined();
  expect(findMatch('Köln', 'Bonn')).toBeUndefined();
  expect(findMatch('Köln', 'Köln am Rhein')).toBeUndefined();
});

test('T-05 the text around a match is complete', () => {
  const found = findMatch('Straße der Republik', 'der');
  expect(`${found?.before}${found?.match}${found?.after}`).toBe('Straße der Republik');
});
