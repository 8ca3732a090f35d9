import { expect, test } from 'vitest';
import { inBrackets } from './in-brackets.ts';

test.each([
  ['de-DE', 'Delta (13 kg)'],
  ['ja-JP', 'Delta（13 kg）'],
  ['zh', 'Delta（13 kg）'],
])('a remark in %s stands in the brackets of the language', (locale, expected) => {
  expect(`Delta${inBrackets(locale, '13 kg')}`).toBe(expected);
});
