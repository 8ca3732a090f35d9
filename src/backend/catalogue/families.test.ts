import { beforeAll, expect, test } from 'vitest';
import { getProducts, loadContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { catalogueOf } from './catalogue-index.ts';
import { coloursOf, drawFamily, linkToFamily, membersOf, singleSinks, summariseFamilies } from './families.ts';

const de: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const polish: Site = { country: 'pl', language: 'pl', locale: 'pl-PL', root: '/' };

beforeAll(() => loadContent());

test('R-14 a family consists of the products that name it, the narrowest first; a product without a family is in none', () => {
  expect(membersOf(de, 'delta').map(({ file }) => file.name)).toEqual(['Delta\u00A045', 'Delta\u00A060\u00A0S', 'Delta\u00A080']);
  expect(membersOf(de, 'lagune').map(({ file }) => file.name)).toEqual(['Lagune\u00A050', 'Lagune\u00A060']);
  expect(membersOf(de, 'bogen')).toEqual([]);
  expect(membersOf(de, '')).toEqual([]);
});

test('R-14 every family has its page, in the language of the visitor', () => {
  const families = [...catalogueOf('de').families.keys()];
  expect(families.toSorted()).toEqual(['delta', 'lagune']);
  for (const family of families) expect(linkToFamily(de, family)).toMatchObject({ language: 'de', url: `/spuelen/${family}` });
  expect(linkToFamily(polish, 'delta')).toMatchObject({ language: 'pl' });
  expect(linkToFamily(de, 'bogen')).toBeUndefined();
});

test('R-14 a colour is shown on the most popular product that comes in it, and lists all that do', () => {
  const colours = coloursOf(de, 'delta');
  expect(colours.map(({ finish }) => finish)).toEqual(['anthracite', 'pebble', 'espresso', 'sand', 'black', 'white']);
  expect(colours[0]).toMatchObject({ name: 'Anthrazit', shownOn: 'Delta\u00A060\u00A0S', url: '/spuelen/delta-60-s' });
  expect(colours[3]).toMatchObject({
    name: 'Sand',
    members: 'Delta\u00A045 und Delta\u00A060\u00A0S',
    url: '/spuelen/delta-60-s?finish=sand',
  });
  expect(colours[3]?.picture).toMatchObject({ variantKey: 'delta-60-s-sand' });
  expect(coloursOf(de, 'bogen')).toEqual([]);
});

test('R-14 families in short: how many, for which cabinets, from which price on; the most popular first', () => {
  expect(summariseFamilies(de).map(({ family, count, widths, price }) => [family, count, widths, price])).toEqual([
    ['delta', 3, '45 cm, 60 cm und 80 cm', '329,00\u00a0€'],
    ['lagune', 2, '50 cm und 60 cm', '319,00\u00a0€'],
  ]);
});

test('R-14 every sink is in a family with a page or on its own, none twice', () => {
  const actual = summariseFamilies(de).flatMap(({ family }) => membersOf(de, family).map(({ file }) => file.productKey));
  const sinks = [...getProducts('de').values()].filter(({ file }) => file.facts.kind === 'sink').map(({ file }) => file.productKey);
  expect([...actual, ...singleSinks(de)].toSorted()).toEqual(sinks.toSorted());
  expect(singleSinks(de)).not.toContain('delta-45');
});

test('R-14 the drawings of a family share one frame and have a text description', () => {
  const drawings = drawFamily(de, membersOf(de, 'delta'));
  expect(new Set(drawings.map(({ drawing }) => JSON.stringify(drawing.frame))).size).toBe(1);
  expect(drawings.map(({ width }) => width)).toEqual(['780 mm', '1000 mm', '1160 mm']);
  expect(drawings[0]?.words).toMatch(/^Delta\s45 von oben, 780 × 500\smm$/);
});
