import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { type CountryCode, type CountryFacts, countries, type Language, languages } from './countries.ts';
import { languageCookie } from './language-cookie.ts';

const country = fc.constantFrom(...(Object.keys(countries) as CountryCode[]));
const several = fc.constantFrom<CountryCode>('ch', 'be', 'ca');
const spokenIn = (code: CountryCode): readonly Language[] => (countries[code] as CountryFacts).languages;
const region = fc.constantFrom('', '-CH', '-be', '-CA', '-419', '-Latn-XK');
const quality = fc.integer({ min: 1, max: 1000 }).map((thousandths) => thousandths / 1000);
const preference = fc
  .tuple(fc.constantFrom(...languages), region, quality)
  .map(([language, rest, q]) => ({ language, text: `${language}${rest};q=${q}`, q }));

test('C-04 whatever is sent, the result is a language of the country', () => {
  const header = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(preference).map((preferences) => preferences.map(({ text }) => text).join(',')),
    fc.constantFrom('*', '*;q=0', ';q=1', ',,,', 'de;q=abc', 'x'.repeat(100_000), 'de,'.repeat(50_000)),
  );
  fc.assert(
    fc.property(
      country,
      fc.option(header, { nil: undefined }),
      fc.option(fc.string(), { nil: undefined }),
      (code, acceptLanguage, cookie) => spokenIn(code).includes(chooseLanguage(code, { acceptLanguage, cookie })),
    ),
  );
});

test('C-04 the cookie takes precedence if the country has its language', () => {
  fc.assert(
    fc.property(country, fc.constantFrom(...languages), fc.array(preference), (code, cookie, preferences) => {
      const chosen = chooseLanguage(code, { cookie, acceptLanguage: preferences.map(({ text }) => text).join(', ') });
      return spokenIn(code).includes(cookie) ? chosen === cookie : spokenIn(code).includes(chosen);
    }),
  );
});

test('C-04 the best quality wins, the browser’s order breaks ties, and without a preference it is the first language', () => {
  const distinct = fc.uniqueArray(preference, { selector: ({ language }) => language, maxLength: 6 });
  fc.assert(
    fc.property(several, distinct, (code, preferences) => {
      const known = preferences.filter(({ language }) => spokenIn(code).includes(language));
      const best = known.toSorted((a, b) => b.q - a.q)[0];
      return (
        chooseLanguage(code, { acceptLanguage: preferences.map(({ text }) => text).join(',') }) === (best?.language ?? spokenIn(code)[0])
      );
    }),
  );
});

test.each([
  ['ch', 'fr-CH, fr;q=0.9, de;q=0.8', 'fr'],
  ['ch', 'FR', 'fr'],
  ['ch', 'de;q=0.3, fr;q=0.4', 'fr'],
  ['ch', 'de;q=0, fr;q=0.1', 'fr'],
  ['ch', 'it', 'de'],
  ['ch', '*', 'de'],
  ['ch', '*;q=0.8, fr;q=0.5', 'de'],
  ['be', 'fr;q=0, *', 'nl'],
  ['be', 'de, en;q=0.9, fr;q=0.1', 'fr'],
  ['ca', 'fr-FR', 'fr'],
  ['ca', '', 'en'],
  ['jp', 'en', 'ja'],
] as const)('C-04 in %s a browser that sends %j gets %s', (code, acceptLanguage, expected) => {
  expect(chooseLanguage(code, { acceptLanguage })).toBe(expected);
});

test('C-06 the cookie lives 365 days on the whole site, SameSite=Lax', () => {
  expect(languageCookie).toEqual({ name: 'language', maxAgeSeconds: 31_536_000, path: '/', sameSite: 'lax' });
});
