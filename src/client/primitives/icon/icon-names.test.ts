import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countries } from '#shared/country/countries.ts';
import { flagSprite, iconSprite } from './icon-names.ts';

const namesOf = (folder: string): string[] =>
  readdirSync(folder)
    .map((file) => file.replace(/\.svg$/, ''))
    .sort();
const sprite = (file: string): string => readFileSync(`public/${file}`, 'utf8');
const idsOf = (file: string): string[] => [...sprite(file).matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
const versionOf = (file: string): string => createHash('sha256').update(sprite(file)).digest('hex').slice(0, 8);

test('T-02 the sprites hold every drawing; after a change run `node scripts/icons.ts`', () => {
  expect(idsOf('icons.svg').toSorted()).toEqual(namesOf('src/design/icons'));
  expect(idsOf('flags.svg').toSorted()).toEqual(namesOf('src/design/flags'));
});

test('T-02 their addresses carry the version of their content', () => {
  expect(iconSprite).toBe(`/icons.svg?v=${versionOf('icons.svg')}`);
  expect(flagSprite).toBe(`/flags.svg?v=${versionOf('flags.svg')}`);
});

test('T-02 every country has a flag', () => {
  expect(namesOf('src/design/flags')).toEqual(expect.arrayContaining(Object.keys(countries)));
});
