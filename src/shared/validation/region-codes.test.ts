import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { countryFile } from '#shared/content/country-file.ts';
import { isOfRegion } from './postal-code.ts';

const fileOf = (code: 'us' | 'ca') => countryFile.parse(JSON.parse(readFileSync(`content/countries/${code}.json`, 'utf8')));
const codesOf = (country: string) => Object.values(zipcodes.codes).filter((code) => code.country === country);

test('B-19 O-06 every US ZIP code belongs to the one state that it lies in; those of territories and the military to none', () => {
  const { postalCode, regions } = fileOf('us');
  const found = codesOf('US').map(({ zip, state }) => ({
    zip,
    state: Object.hasOwn(regions, state) ? [state] : [],
    found: Object.keys(regions).filter((region) => isOfRegion(postalCode, zip, region)),
  }));
  expect(found.length).toBeGreaterThan(40_000);
  expect(found.filter((one) => one.found.join() !== one.state.join())).toEqual([]);
});

test('B-19 O-06 every Canadian postal code belongs to one province or territory; only K1A includes Gatineau', () => {
  const { postalCode, regions } = fileOf('ca');
  const regionsOf = (code: string) => Object.keys(regions).filter((region) => isOfRegion(postalCode, code, region));
  expect(codesOf('Canada').filter(({ zip }) => regionsOf(`${zip} 1A1`).length !== 1 && zip !== 'K1A')).toEqual([]);
  expect(['X0A 1A0', 'X1A 1A1', 'Y1A 1A1', 'k1a 0b1', 'H2X 1Y4', 'M5V 2T6', 'T2P 1J9'].map(regionsOf)).toEqual([
    ['NU'],
    ['NT'],
    ['YT'],
    ['ON', 'QC'],
    ['QC'],
    ['ON'],
    ['AB'],
  ]);
});
