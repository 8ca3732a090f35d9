import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateText } from './truncate-text.ts';

test.each([
  ['a'.repeat(99), '🚿'],
  ['a'.repeat(99), '𠮷'],
  ['a'.repeat(99), 'e\u0301'],
  ['a'.repeat(95), '👨‍👩‍👧‍👦'],
  ['a'.repeat(99), '🇩🇪'],
])('P-04 %s plus half of %s is never the result', (before, sign) => {
  expect(truncateText(before + sign, 100)).toBe(before);
  expect(truncateText(before + sign, before.length + sign.length)).toBe(before + sign);
});

test('the result is a prefix of at most the given length, well-formed, and truncating it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 20 }), (text, most) => {
      const cut = truncateText(text, most);
      expect([text.startsWith(cut), cut.length <= most, cut.isWellFormed(), truncateText(cut, most)]).toEqual([true, true, true, cut]);
    }),
  );
  expect(truncateText(`a${'\u0301'.repeat(300)}`, 10)).toHaveLength(10);
  expect(truncateText('🚿'.repeat(9), 1)).toBe('');
});
