import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { catalogueOf } from './catalogue-index.ts';
import { chooseProducts } from './chosen-products.ts';

const choose = (...keys: string[]) => chooseProducts(catalogueOf('de'), keys);
const keysOf = (products: readonly { file: { productKey: string } }[] = []) => products.map(({ file }) => file.productKey);

beforeAll(() => loadContent());

test('B-11 four products of a kind stand in the requested order; a fifth is left out', () => {
  const chosen = choose('delta-80', 'delta-45', 'lagune-60', 'kontor-60', 'mole-60');
  expect(keysOf(chosen?.shown)).toEqual(['delta-80', 'delta-45', 'lagune-60', 'kontor-60']);
  expect(keysOf(chosen?.tooMany)).toEqual(['mole-60']);
  expect(chosen?.otherKind).toEqual([]);
});

test('B-11 unknown and repeated keys are dropped, and take up no column', () => {
  const chosen = choose('gibt-es-nicht', '__proto__', '', 'delta-45', 'delta-45', 'delta-80', 'lagune-50', 'lagune-60');
  expect(keysOf(chosen?.shown)).toEqual(['delta-45', 'delta-80', 'lagune-50', 'lagune-60']);
  expect(chosen?.tooMany).toEqual([]);
});

test('B-11 the first product determines the kind of all', () => {
  const chosen = choose('bogen', 'delta-45', 'steg', 'planke');
  expect([chosen?.list, keysOf(chosen?.shown), keysOf(chosen?.otherKind)]).toEqual(['taps', ['bogen', 'steg'], ['delta-45', 'planke']]);
});

test('B-11 further products to compare are of the same kind and not among the chosen ones', () => {
  const chosen = choose('delta-45', 'delta-80');
  const others = keysOf(chosen?.others);
  expect(others).toContain('lagune-60');
  expect(others).not.toContain('bogen');
  expect(others).not.toContain('delta-45');
  expect(others).toHaveLength((catalogueOf('de').lists.sinks.length ?? 0) - 2);
});

test('B-11 with only unknown products there is nothing to compare', () => {
  expect(choose()).toBeUndefined();
  expect(choose('gibt-es-nicht')).toBeUndefined();
});
