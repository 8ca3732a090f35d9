import { expect, test } from 'vitest';
import { copyTexts, plant } from '../../../tests/content/all-texts.ts';
import { readSettled } from './settled.ts';
import { checkWording, wordingFaults } from './wording.ts';

test('Y-03 what is settled is no longer told', () => {
  const files = copyTexts();
  plant(files, 'translations/nl.json', 'search.title', 'Search');
  expect(checkWording(files)).toHaveLength(1);
  const settled = [...readSettled(), { rule: 'untranslated' as const, what: 'Search', languages: ['nl' as const], reason: 'an example' }];
  expect(checkWording(files, settled)).toEqual([]);
});

test('Y-03 nothing stays settled that nobody would find', () => {
  const found = new Set(wordingFaults(copyTexts()).map(({ rule, what, language }) => `${rule} ${what} in ${language}`));
  const settled = readSettled().flatMap(({ rule, what, languages }) => languages.map((language) => `${rule} ${what} in ${language}`));
  expect(settled.filter((one) => !found.has(one))).toEqual([]);
});
