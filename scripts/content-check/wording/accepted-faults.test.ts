import { expect, test } from 'vitest';
import { copyTexts, plant } from '../../../tests/content/all-texts.ts';
import { readAcceptedFaults } from './accepted-faults.ts';
import { checkWording, wordingFaults } from './wording.ts';

test('Y-03 an accepted finding is no longer reported', () => {
  const files = copyTexts();
  plant(files, 'translations/nl.json', 'search.title', 'Search');
  expect(checkWording(files)).toHaveLength(1);
  const accepted = [
    ...readAcceptedFaults(),
    { rule: 'untranslated' as const, what: 'Search', languages: ['nl' as const], reason: 'an example' },
  ];
  expect(checkWording(files, accepted)).toEqual([]);
});

test('Y-03 no accepted finding is obsolete', () => {
  const found = new Set(wordingFaults(copyTexts()).map(({ rule, what, language }) => `${rule} ${what} in ${language}`));
  const accepted = readAcceptedFaults().flatMap(({ rule, what, languages }) =>
    languages.map((language) => `${rule} ${what} in ${language}`),
  );
  expect(accepted.filter((one) => !found.has(one))).toEqual([]);
});
