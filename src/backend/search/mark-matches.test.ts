import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

const shown = (...concepts: Parameters<typeof markMatches>): string =>
  markMatches(...concepts)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('P-04 the beginning of a word is marked, regardless of accents and sharp s', () => {
  expect(shown('Delta 60 S', 'delta 6', 'de')).toBe('[Delta] [6]0 S');
  expect(shown('Große Spülen', 'grosse spul', 'de')).toBe('[Große] [Spül]en');
  expect(shown('Éviers en grès', 'evier', 'fr')).toBe('[Évier]s en grès');
  expect(shown('シンクと水栓', 'シン', 'ja')).toBe('[シン]クと水栓');
});

test('P-04 inside a word only a match of at least four letters is marked', () => {
  expect(shown('Granitspüle', 'spüle', 'de')).toBe('Granit[spüle]');
  expect(shown('Granitspüle', 'it', 'de')).toBe('Granitspüle');
});

test('P-04 marking loses no letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
      expect(
        markMatches(text, term, 'de')
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
