import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastCharacters, readTerm } from './term.ts';

test('P-04 a search needs two characters; spaces do not count', () => {
  expect([readTerm('a'), readTerm(' a  '), readTerm('ab'), readTerm(' delta\t 60 ')]).toEqual(['', '', 'ab', 'delta 60']);
});

test('P-04 a long term is truncated between characters', () => {
  expect(readTerm(`${'a'.repeat(99)}🚿`)).toBe('a'.repeat(99));
  expect(readTerm(`${'a'.repeat(98)}🚿b`)).toBe(`${'a'.repeat(98)}🚿`);
});

test('P-04 reading a term twice changes nothing, and a term is never too short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (asked) => {
      const term = readTerm(asked);
      expect(readTerm(term)).toBe(term);
      expect(term === '' || [...term].length >= leastCharacters).toBe(true);
    }),
  );
});
