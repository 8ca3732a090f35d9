import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileSource, refreshContent } from '#backend/content/content.ts';
import { countries } from '#shared/country/countries.ts';
import { copyContent } from '../../../tests/content/planted-folder.ts';
import { countryChoices } from './country-choices.ts';

const here = { country: 'at', language: 'de', locale: 'de-AT', root: '/' } as const;
const planted = copyContent(['quell']);
const offered = (): string[] => countryChoices(here).flatMap((region) => region.countries.map(({ country }) => country));

beforeAll(() => refreshContent(createFileSource(planted.folder)));
afterAll(async () => {
  planted.remove();
  await refreshContent(createFileSource('content'));
});

test('every country is in the picker, once', () => {
  expect(offered().toSorted()).toEqual(Object.keys(countries).toSorted());
});

test('countries are grouped by part of the world, sorted by their own names', () => {
  const [europe, america] = countryChoices(here);
  expect(america).toMatchObject({ id: 'america', countries: [{ country: 'ca' }, { country: 'us' }] });
  expect(europe?.countries.map(({ languages }) => languages[0]?.name).slice(0, 4)).toEqual(['België', 'Česko', 'Deutschland', 'España']);
});

test('a closed country is in no picker', async () => {
  planted.edit('countries/vn.json', (file) => Object.assign(file, { live: false }));
  await refreshContent(createFileSource(planted.folder));
  expect(offered()).not.toContain('vn');
  expect(offered()).toHaveLength(Object.keys(countries).length - 1);
});
