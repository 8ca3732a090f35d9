import { expect, test } from 'vitest';
import { inCountryWords, wordedLocales } from './country-words.ts';

const text = 'Taps in matt black stand in the worktop. Waste kit 90 mm; tap water, waste separation, every colour. <a href="/taps">Tap</a>';

test.each([
  [
    'en-US',
    'Faucets in matte black stand in the countertop. Drain assembly 90 mm; tap water, waste separation, every color. <a href="/taps">Faucet</a>',
  ],
  [
    'en-CA',
    'Faucets in matte black stand in the countertop. Drain assembly 90 mm; tap water, waste separation, every colour. <a href="/taps">Faucet</a>',
  ],
  ['en-AU', text.replace('worktop', 'benchtop')],
  ['en-GB', text],
])("C-10 %s replaces whole words by its country's, capitals preserved, links and exceptions untouched", (locale, said) => {
  expect(inCountryWords(locale, text)).toBe(said);
});

test('C-10 a word that only begins like one is not replaced', () => {
  expect(inCountryWords('en-US', 'tape, tapered, matter, {{tap}}')).toBe('tape, tapered, matter, {{tap}}');
});

const french = 'Le plan de travail reçoit un évier en inox. Un e-⁠mail ? Écrivez à l’e-mail du revendeur ; « newsletter » : {{plan}}.';

test('C-10 Canadian French has its own words, with their articles, and no space before ? and ;', () => {
  expect(inCountryWords('fr-CA', french)).toBe(
    'Le comptoir reçoit un évier en acier inoxydable. Un courriel? Écrivez au courriel du détaillant; « infolettre » : {{plan}}.',
  );
  expect(inCountryWords('fr-CH', french)).toBe(french);
});

const german = 'Weiße Spüle in „Weiß‚matt‘“, Maße außen: <a href="/maße">GROẞ</a>. Mit Spülmittel, nicht in die Spülmaschine.';

test('C-10 Swiss German has no ß, quotes with « » and uses Abwaschmittel', () => {
  expect(inCountryWords('de-CH', german)).toBe(
    'Weisse Spüle in «Weiss‹matt›», Masse aussen: <a href="/maße">GROSS</a>. Mit Abwaschmittel, nicht in die Abwaschmaschine.',
  );
  expect(inCountryWords('de-AT', german)).toBe(german);
});

test.each(wordedLocales)('C-10 applying it twice in %s changes nothing more', (locale) => {
  const once = inCountryWords(locale, `${text} ${french} ${german}`);
  expect(inCountryWords(locale, once)).toBe(once);
});
