import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryFile } from '#shared/content/country-file.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';

const codes = Object.keys(countries) as CountryCode[];
const rulesOf = (code: CountryCode) =>
  countryFile.parse(JSON.parse(readFileSync(new URL(`../content/countries/${code}.json`, import.meta.url), 'utf8')));
const postalCodeOf = (code: CountryCode): RegExp => new RegExp(`^(?:${rulesOf(code).postalCode?.pattern ?? ''})$`);

/** The name that the Universal Postal Union gives the sheet of each country. */
const postsOf: Partial<Record<CountryCode, string>> = {
  ...{ at: 'aut', de: 'deu', ch: 'che', gb: 'gbr', au: 'aus', be: 'bel', cn: 'chn', cz: 'cze', fr: 'fra', hu: 'hun' },
  ...{ it: 'ita', jp: 'jpn', nl: 'nld', pl: 'pol', pt: 'prt', es: 'esp', ua: 'ukr', us: 'usa', vn: 'vnm' },
};
const canadaPost = 'https://www.canadapost-postescanada.ca/cpc/en/support/articles/addressing-guidelines/postal-codes.page';
const signs: Record<string, string> = { space: ' ', hyphen: '-' };
const numbers: Record<string, number> = { second: 2, third: 3, fourth: 4, Four: 4, Five: 5, Six: 6, Seven: 7 };

describe.each(codes)('the postal codes of %s', (code) => {
  const rules = rulesOf(code);

  test('V-02 the example of the hint is a valid postal code', () => {
    expect(rules.postalCode?.example).toMatch(postalCodeOf(code));
  });

  test('V-02 the format of postal codes comes from the post of this very country', () => {
    const { url = '' } = rules.postalCode?.source ?? {};
    const [, threeLetters] = /UPU\/media\/upu\/PostalEntitiesFiles\/addressingUnit\/([a-z]{3})En\.pdf$/.exec(url) ?? [];
    expect(threeLetters ?? url).toBe(code === 'ca' ? canadaPost : postsOf[code]);
  });
});

// Formats with letters or alternatives are covered by the rows below.
test.each(codes.filter((code) => !['gb', 'ca', 'nl', 'us', 'vn'].includes(code)))(
  'V-02 %s accepts what its post describes, and nothing else',
  (code) => {
    const { pattern = '', source } = rulesOf(code).postalCode ?? {};
    const [, digits = '', sign, after = ''] = /^(\w+) digits(?:, a (space|hyphen) after the (\w+))?\.$/.exec(source?.note ?? '') ?? [];
    expect(numbers).toHaveProperty(digits);
    const whole = new RegExp(`^(?:${pattern})$`);
    const between = signs[sign ?? ''] ?? '';
    const write = (all: string): string => `${all.slice(0, numbers[after] ?? 0)}${between}${all.slice(numbers[after] ?? 0)}`;
    fc.assert(fc.property(fc.stringMatching(/^\d{3,8}$/), (all) => whole.test(write(all)) === (all.length === numbers[digits])));
  },
);

test('V-02 Germany accepts exactly five digits', () => {
  const pattern = postalCodeOf('de');
  fc.assert(fc.property(fc.stringMatching(/^\d{5}$/), (postalCode) => pattern.test(postalCode)));
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/^\d{5}$/.test(text)),
      (text) => !pattern.test(text),
    ),
  );
});

test.each([
  ['jp', '123-4567', '123-456'],
  ['gb', 'M1 1AE', 'M1 1A'],
  ['nl', '1234 AB', '0234 AB'],
  ['nl', '1234 AB', '1234 SS'],
  ['ca', 'K1A 0B1', 'D1A 0B1'],
  ['pl', '12-345', '12345'],
  ['pt', '1000-205', '1000205'],
  ['us', '10001-1234', '1000'],
  ['be', '1000', '10000'],
  ['cz', '110 00', '1100'],
] as const)('V-02 %s accepts %s and rejects %s', (code, right, wrong) => {
  expect(right).toMatch(postalCodeOf(code));
  expect(wrong).not.toMatch(postalCodeOf(code));
});
