import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../content/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const brought = readdirSync(new URL('pictures/', root)).map((name) => name.replace('.json', ''));
const pictureIds = new Set([...Object.keys(read('media/media.json') as object), ...brought]);

const identifiersIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'identifier' in value && typeof value.identifier === 'string' && pictureIds.has(value.identifier) ? [value.identifier] : [];
  return [...own, ...Object.values(value).flatMap(identifiersIn)];
};

const files = readdirSync(new URL('pages/', root)).flatMap((page) =>
  readdirSync(new URL(`pages/${page}/`, root)).flatMap((name) => (name === 'page.json' ? [] : [`pages/${page}/${name}`])),
);

test.each(files)('%s shows no picture twice', (file) => {
  const shown = identifiersIn(read(file));
  expect(shown.filter((identifier, index) => shown.indexOf(identifier) !== index)).toEqual([]);
});
