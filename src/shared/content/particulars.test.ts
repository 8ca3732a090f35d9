import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { countryFile } from './country-file.ts';
import { missingParticulars, nameOfParticular, particular, requiredParticulars } from './particulars.ts';

const codes = Object.keys(countries) as CountryCode[];
const read = (code: CountryCode) => JSON.parse(readFileSync(`content/countries/${code}.json`, 'utf8')) as Record<string, unknown>;
const source = { note: 'law', url: 'https://example.org/', checked: '2026-11-26' };

test.each(codes)('Y-12 %s has everything that its law requires, in each of its languages, with the source', (code) => {
  const { particulars } = countryFile.parse(read(code));
  expect(missingParticulars(code, particulars)).toEqual([]);
  const unnamed = particulars.flatMap((own) =>
    countries[code].languages.filter((language) => own.kind !== 'host' && nameOfParticular(own, language) === undefined),
  );
  expect(unnamed).toEqual([]);
});

test.each(Object.keys(requiredParticulars) as CountryCode[])('Y-12 %s cannot go live while one of them is missing', (code) => {
  const { particulars, ...file } = read(code);
  const of = (live: boolean, rest: unknown) => countryFile.safeParse({ ...file, live, particulars: rest });
  expect(of(true, particulars).success).toBe(true);
  expect(of(true, (particulars as unknown[]).slice(1)).error?.issues.map(({ path }) => path.join())).toEqual(['live']);
  expect(of(false, []).success).toBe(true);
});

test('Y-12 a footer entry has a name and an address, and only the host may lack a name', () => {
  const of = (more: object): boolean => particular.safeParse({ kind: 'mediator', name: 'M', source, ...more }).success;
  expect([of({}), of({ isInFooter: true }), of({ isInFooter: true, url: 'https://example.org/' })]).toEqual([true, false, true]);
  expect([of({ name: null }), of({ name: null, kind: 'host' }), of({ kind: 'host' })]).toEqual([false, true, false]);
});
