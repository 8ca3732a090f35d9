import { beforeAll, expect, test } from 'vitest';
import { getProducts, loadContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { comparedRows, mergeTables } from './compared-rows.ts';
import { factRowsOf } from './fact-rows.ts';
import { textsOf } from './texts.ts';

const de: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const row = (id: string, value = id) => ({ id, label: `L-${id}`, value });
const rowsOf = (...keys: string[]) =>
  comparedRows(
    de,
    keys.flatMap((key) => getProducts('de').get(key) ?? []),
  );

beforeAll(() => loadContent());

test('B-11 tables become one: rows in their order, an empty cell where a product has no such fact', () => {
  const merged = mergeTables([
    [row('outer', '1'), row('apron', '2'), row('weight', '3')],
    [row('outer', '1'), row('cutOut', '4'), row('drainer', '5'), row('weight', '6')],
  ]);
  expect(merged.map(({ id, values, isDifferent }) => [id, ...values, isDifferent])).toEqual([
    ['outer', '1', '1', false],
    ['cutOut', null, '4', true],
    ['drainer', null, '5', true],
    ['apron', '2', null, true],
    ['weight', '3', '6', true],
  ]);
});

test('B-11 a single bowl shares the row of the main bowl, a half bowl that of a second one, under a name that fits both', () => {
  const bowls = (...keys: string[]) => rowsOf(...keys).filter(({ id }) => /bowl/i.test(id));
  expect(bowls('lagune-60', 'delta-60-s').map(({ label, values }) => [label, values.filter((value) => value !== null).length])).toEqual([
    ['Hauptbecken', 2],
    ['Restebecken', 1],
  ]);
  expect(bowls('delta-60-s', 'delta-80').map(({ label }) => label)).toEqual(['Hauptbecken', 'Zweites Becken']);
  expect(bowls('lagune-60', 'delta-45').map(({ label }) => label)).toEqual(['Becken']);
});

test('B-11 every product keeps the order of its own facts, whatever it is compared with', () => {
  const sinks = [...getProducts('de').values()].filter(({ file }) => file.facts.kind === 'sink');
  for (const one of sinks)
    for (const other of sinks) {
      const places = comparedRows(de, [one, other]).filter(({ values }) => values[0] !== null);
      const own = factRowsOf(one.file.facts, de, textsOf('de')).map(({ value }) => value);
      expect(places.map(({ values }) => values[0]).slice(0, own.length)).toEqual(own);
    }
});

test('B-11 finishes and guarantee end the table; a value that all share is not marked as a difference', () => {
  const rows = rowsOf('delta-45', 'lagune-60');
  expect(rows.slice(-2).map(({ label, values, isDifferent }) => [label, values[1], isDifferent])).toEqual([
    ['Farbe', 'Edelstahl, Gunmetal', true],
    ['Garantie', '15 Jahre', false],
  ]);
  expect(rowsOf('delta-45').every(({ isDifferent }) => !isDifferent)).toBe(true);
});
