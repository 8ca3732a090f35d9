import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bowlKindOf } from '#backend/catalogue/bowl-kind.ts';
import { type SinkFacts, type TapFacts, tapStyles } from '#shared/catalogue/facts.ts';
import { type ProductFile, productFile } from '#shared/catalogue/product-file.ts';
import { tapServes } from '#shared/catalogue/tap-fit.ts';
import { currencies } from '#shared/country/currency.ts';

type Box = { left: number; right: number; front: number; back: number };

const folder = new URL('../../../content/catalogue/', import.meta.url);
const sideWall = 16;

const products: ProductFile[] = readdirSync(folder).map((key) => {
  const file: unknown = JSON.parse(readFileSync(new URL(`${key}/product.json`, folder), 'utf8'));
  const product = productFile.parse(file);
  if (product.productKey !== key) throw new Error(`${key}/product.json calls itself ${product.productKey}`);
  return product;
});
const variants = products.flatMap((product) => product.variants);
const sinks = products.flatMap(({ name, facts }) => (facts.kind === 'sink' ? [[name, facts] as const] : []));
const taps = products.flatMap(({ name, facts }) => (facts.kind === 'tap' ? [[name, facts] as const] : []));
const accessories = products.flatMap(({ name, facts }) => (facts.kind === 'accessory' ? [[name, facts] as const] : []));

const boxOf = ({ width, depth, x = 0, y = 0 }: { width: number; depth: number; x?: number; y?: number }): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  front: y - depth / 2,
  back: y + depth / 2,
});
const liesInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.front >= outer.front && inner.back <= outer.back;
const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.front < b.back && b.front < a.back;
const hollowsOf = (facts: SinkFacts): Box[] => [...facts.bowls, ...(facts.drainer ? [facts.drainer] : [])].map(boxOf);
const holesOf = (facts: SinkFacts): Box[] => facts.tapHoles.map(({ diameter, x, y }) => boxOf({ width: diameter, depth: diameter, x, y }));

describe('catalogue', () => {
  test('P-03 at least 14 families of sinks and 12 of taps are on sale', () => {
    const onSale = (kind: string): number => products.filter(({ facts }) => facts.kind === kind).length;
    expect(onSale('sink')).toBeGreaterThanOrEqual(14);
    expect(onSale('tap')).toBeGreaterThanOrEqual(12);
  });

  test('P-03 at least 120 variants are on sale', () => {
    expect(variants.length).toBeGreaterThanOrEqual(120);
  });

  test('P-03 there are sinks of every material, mounting and number of bowls, with and without a drainer', () => {
    const facts = sinks.map(([, own]) => own);
    expect(new Set(facts.map(({ material }) => material))).toEqual(new Set(['granite', 'steel', 'ceramic']));
    expect(new Set(facts.flatMap(({ mountings }) => mountings))).toEqual(new Set(['inset', 'flush', 'undermount', 'farmhouse']));
    expect(new Set(facts.map(bowlKindOf))).toEqual(new Set(['one', 'one-and-half', 'two']));
    expect(new Set(facts.map(({ drainer }) => drainer !== null))).toEqual(new Set([true, false]));
  });

  test('P-03 there are taps of every style and pressure, with and without a spray, for windows and for filtered water', () => {
    const facts = taps.map(([, own]) => own);
    expect(new Set(facts.map(({ style }) => style))).toEqual(new Set(tapStyles));
    expect(new Set(facts.map(({ pressure }) => pressure.system))).toEqual(new Set(['high', 'low']));
    expect(new Set(facts.map(({ pullOut }) => pullOut !== null))).toEqual(new Set([true, false]));
    expect(facts.some(({ foldedHeight = 0, height }) => foldedHeight > 0 && foldedHeight < height / 4)).toBe(true);
    expect(facts.some(({ hasFilter }) => hasFilter)).toBe(true);
  });

  test('variant keys and article numbers are unique', () => {
    expect(new Set(variants.map(({ variantKey }) => variantKey)).size).toBe(variants.length);
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
  });

  test.each(products.map((product) => [product.name, product] as const))(
    '%s: each finish once, keyed by product and finish',
    (_, product) => {
      expect(product.variants.map(({ variantKey }) => variantKey)).toEqual(
        [...new Set(product.variants.map(({ finish }) => finish))].map((finish) => `${product.productKey}-${finish}`),
      );
    },
  );

  test('C-07 every variant has a price in all seven currencies', () => {
    for (const { prices } of variants) expect(Object.keys(prices).sort()).toEqual([...currencies].sort());
  });

  test('popularity is a ranking without ties: of sinks and taps together, of accessories among themselves', () => {
    const ranked = Map.groupBy(products, ({ facts }) => facts.kind === 'accessory');
    for (const some of ranked.values())
      expect(some.map(({ popularity }) => popularity).sort((a, b) => a - b)).toEqual(some.map((_, index) => index + 1));
  });

  test('matching products exist and are of the other kind; an accessory names sinks or taps; matching is mutual', () => {
    const found = new Map(products.map((product) => [product.productKey, product]));
    const others = { sink: ['tap'], tap: ['sink'], accessory: ['sink', 'tap'] };
    for (const { productKey, facts, matching } of products) {
      expect(matching.length).toBeGreaterThan(0);
      const kinds = matching.map((key) => found.get(key)?.facts.kind);
      expect(others[facts.kind]).toEqual(expect.arrayContaining(kinds));
      // An accessory is matched by its dimensions, so that sinks and taps need not name it.
      const namedBack = matching.filter((key) => facts.kind === 'accessory' || found.get(key)?.matching.includes(productKey));
      expect(namedBack).toEqual(matching);
    }
  });

  test('B-04 a matching tap fits the hole of its sink, and its water falls into a bowl', () => {
    for (const { facts, matching } of products) {
      for (const other of products) {
        if (facts.kind !== 'sink' || other.facts.kind !== 'tap' || !matching.includes(other.productKey)) continue;
        expect(tapServes(other.facts, facts)).toBe(true);
      }
    }
  });

  test('badges are rare: at most one product in three has one', () => {
    expect(products.filter(({ badge }) => badge !== null).length).toBeLessThanOrEqual(products.length / 3);
  });
});

describe('sinks', () => {
  test.each(sinks)('%s: bowls, drainer and tap holes lie inside the outer size and apart', (_, facts) => {
    const parts = [...hollowsOf(facts), ...holesOf(facts)];
    for (const [index, part] of parts.entries()) {
      expect(liesInside(part, boxOf(facts.outer))).toBe(true);
      for (const other of parts.slice(index + 1)) expect(overlap(part, other)).toBe(false);
    }
  });

  test.each(sinks)('%s: bowls fit through the cut-out and between the cabinet walls', (_, facts) => {
    const bowls = facts.bowls.map(boxOf);
    const span = Math.max(...bowls.map(({ right }) => right)) - Math.min(...bowls.map(({ left }) => left));
    expect(span).toBeLessThanOrEqual(facts.cabinetWidth - 2 * sideWall);
    for (const bowl of facts.cutOut ? bowls : []) expect(liesInside(bowl, boxOf(facts.cutOut ?? facts.outer))).toBe(true);
  });

  test.each(sinks)('%s: a farmhouse front has an apron, every other sink a cut-out', (_, facts) => {
    const farmhouse = facts.mountings.includes('farmhouse');
    expect(facts.apron !== null).toBe(farmhouse);
    expect(facts.cutOut === null).toBe(farmhouse);
  });
});

test.each(taps)('%s: the outlet lies below the spout, above the worktop, beyond the body', (_, facts: TapFacts) => {
  expect(facts.outletHeight).toBeLessThan(facts.height - facts.spoutDiameter);
  expect(facts.bodyHeight).toBeLessThan(facts.height - facts.spoutDiameter);
  expect(facts.reach).toBeGreaterThan(facts.bodyDiameter);
  expect(facts.pressure.min).toBeLessThan(facts.pressure.max);
});

test.each(accessories)('%s: its volume fits into it; what lies over a bowl is deeper than the bowl', (_, { size, volumes, fits }) => {
  // An accessory mounted in a hole has its container below the worktop.
  const held = fits.tapHole === null ? volumes.reduce((sum, volume) => sum + volume, 0) : 0;
  expect(held * 1000).toBeLessThan(size.width * size.depth * size.height);
  expect(size.depth).toBeGreaterThan(fits.bowlDepth?.max ?? 0);
  expect(size.width).toBeLessThan((fits.cabinetWidth ?? Number.POSITIVE_INFINITY) - 2 * sideWall);
  expect(size.width).toBeGreaterThan(fits.drain ?? 0);
});
