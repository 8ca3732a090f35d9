import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import { type ProductFile, productFile } from '#shared/catalogue/product-file.ts';
import { currencies } from '#shared/money/currency.ts';

type Box = { left: number; right: number; front: number; back: number };

const folder = new URL('../content/catalogue/', import.meta.url);
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
  test('P-03 holds six sinks and six taps in thirty or more variants', () => {
    expect([sinks.length, taps.length]).toEqual([6, 6]);
    expect(variants.length).toBeGreaterThanOrEqual(30);
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

  test('popularity is a ranking without ties', () => {
    expect(products.map(({ popularity }) => popularity).sort((a, b) => a - b)).toEqual(products.map((_, index) => index + 1));
  });

  test('matching products exist and are of the other kind', () => {
    const kinds = new Map(products.map(({ productKey, facts }) => [productKey, facts.kind]));
    for (const { facts, matching } of products) {
      expect(matching.length).toBeGreaterThan(0);
      for (const key of matching) expect(kinds.get(key)).toBe(facts.kind === 'sink' ? 'tap' : 'sink');
    }
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

  test.each(sinks)('%s: bowls pass the cut-out and stand between the cabinet walls', (_, facts) => {
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
