import { expect, test } from 'vitest';
import { withCommas } from './with-commas.ts';

test('C-10 the parts of a line are separated by the comma of the language, empty ones are skipped', () => {
  const parts = ['Delta 60 S', '', '2'];
  expect((['de', 'ja', 'zh', 'vi'] as const).map((language) => withCommas(language, parts))).toEqual([
    'Delta 60 S, 2',
    'Delta 60 S、2',
    'Delta 60 S，2',
    'Delta 60 S, 2',
  ]);
});
