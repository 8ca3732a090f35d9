import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CountryFile } from '#shared/content/country-file.ts';
import { carriers, trackingLink } from './carriers.ts';

test('a parcel is tracked at its carrier, in the reader\u2019s country and language; its number cannot alter the address', () => {
  expect(trackingLink('DHL', '0034 043&x', { country: 'ch', language: 'fr' })).toBe(
    'https://www.dhl.com/ch-fr/home/tracking.html?tracking-id=0034%20043%26x&submit=1',
  );
  expect(trackingLink('DCD', '0034', { country: 'be', language: 'nl' })).toBeNull();
});

test('every carrier of a country is in the table', () => {
  const files = readdirSync('content/countries').map(
    (name) => JSON.parse(readFileSync(`content/countries/${name}`, 'utf8')) as CountryFile,
  );
  expect(files.flatMap(({ shipping }) => shipping.map(({ name }) => name)).filter((name) => !(name in carriers))).toEqual([]);
});
