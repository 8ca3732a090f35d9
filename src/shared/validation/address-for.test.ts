import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CountryFile, countryFile } from '#shared/content/country-file.ts';
import { givenAddress } from '#shared/contract/given-address.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { withRules } from './address-for.ts';
import { isOfRegion, postalCodeFor } from './postal-code.ts';

const fileOf = (code: CountryCode): CountryFile => countryFile.parse(JSON.parse(readFileSync(`content/countries/${code}.json`, 'utf8')));
const problemsOf = (file: CountryFile, address: object) =>
  (withRules(givenAddress, { ...file, country: file.short }).safeParse(address).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const codes: Record<CountryCode, { good: string[]; bad: string[] }> = {
  at: { good: ['1010'], bad: ['10100', '101'] },
  de: { good: ['33102', '01067'], bad: ['3310', 'D-33102'] },
  ch: { good: ['8001'], bad: ['80010'] },
  gb: { good: ['SW1A 1AA', 'm1 1ae', 'EC1A1BB'], bad: ['12345', 'SW1A'] },
  au: { good: ['2000'], bad: ['20000'] },
  be: { good: ['1000'], bad: ['10000'] },
  ca: { good: ['K1A 0B1', 'k1a0b1', 'K1A-0B1'], bad: ['12345', 'D1A 0B1', 'K1A-0B'] },
  cn: { good: ['100000'], bad: ['10000'] },
  cz: { good: ['110 00', '11000'], bad: ['1100', '110-00'] },
  fr: { good: ['75001'], bad: ['7500'] },
  hu: { good: ['1011'], bad: ['10111'] },
  it: { good: ['00118'], bad: ['118'] },
  jp: { good: ['100-0001', '1000001', '１００-０００１'], bad: ['100-001'] },
  nl: { good: ['1011 AB', '1011ab'], bad: ['0111 AB', '1011'] },
  pl: { good: ['00-001', '00001'], bad: ['0001', '000-01'] },
  pt: { good: ['1000-001'], bad: ['1000'] },
  es: { good: ['28001'], bad: ['2800'] },
  ua: { good: ['01001'], bad: ['0100'] },
  us: { good: ['02110', '02110-1234'], bad: ['2110', '02110-12'] },
  vn: { good: ['10000', '700000'], bad: ['1000'] },
};

test.each(Object.entries(codes) as [CountryCode, { good: string[]; bad: string[] }][])(
  'V-02 postal codes of %s',
  (country, { good, bad }) => {
    const file = fileOf(country);
    const regionOf = (code: string): string => Object.keys(file.regions).find((one) => isOfRegion(file.postalCode, code, one)) ?? '';
    const addressAt = (postalCode: string): object => {
      const region = regionOf(postalCode) || (Object.keys(file.regions)[0] ?? '');
      return { firstName: 'Ada', lastName: 'Moss', street: 'Gartenweg 1', addition: 'Y', city: 'X', region, country, postalCode };
    };
    const all = [...good, ...(file.postalCode ? [file.postalCode.example] : [])];
    expect(all.map((code) => problemsOf(file, addressAt(code)))).toEqual(all.map(() => []));
    expect(bad.map((code) => problemsOf(file, addressAt(code)))).toEqual(bad.map(() => ['postalCode: general.validation.plz']));
  },
);

test('V-02 five digits are the rule for a country without its own', () => {
  expect([postalCodeFor(null).safeParse('33102').success, postalCodeFor(null).safeParse('3310').success]).toEqual([true, false]);
});

test('V-02 a country with regions requires one of them, reported by its field', () => {
  const address = { firstName: 'Ada', lastName: 'Moss', street: '1 Main St', city: 'Boston', postalCode: '02110', country: 'us' };
  expect(problemsOf(fileOf('us'), address)).toEqual(['region: general.validation.required']);
  expect(problemsOf(fileOf('us'), { ...address, region: 'constructor' })).toEqual(['region: general.validation.required']);
});

test('V-02 an address in Vietnam requires its ward, in the line below the street', () => {
  const address = { firstName: 'An', lastName: 'Nguyễn', street: '4 Lê Lợi', city: 'Huế', postalCode: '49000', country: 'vn' };
  expect(problemsOf(fileOf('vn'), address)).toEqual(['addition: general.validation.required']);
  expect(problemsOf(fileOf('vn'), { ...address, addition: 'Phường Thuận Hóa' })).toEqual([]);
});

test('V-02 the address of another country is not checked by this one’s rules', () => {
  const address = { firstName: 'Ada', lastName: 'Moss', street: 'x', city: 'Wien', postalCode: '1010', country: 'at' };
  expect(problemsOf(fileOf('de'), address)).toEqual([]);
});
