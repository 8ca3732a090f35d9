import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessoryFits, accessoryFitsSink, accessoryFitsTap } from './accessory-fit.ts';
import type { AccessoryFacts, ProductFacts, SinkFacts, TapFacts } from './facts.ts';
import { productFile } from './product-file.ts';

const catalogue = new URL('../../../content/catalogue/', import.meta.url);
const products = readdirSync(catalogue).map((key) =>
  productFile.parse(JSON.parse(readFileSync(new URL(`${key}/product.json`, catalogue), 'utf8'))),
);

const ofKind = <Facts extends ProductFacts>(kind: Facts['kind']): [string, Facts][] =>
  products.flatMap(({ productKey, facts }): [string, Facts][] => (facts.kind === kind ? [[productKey, facts as Facts]] : []));
const sinks = ofKind<SinkFacts>('sink');
const taps = ofKind<TapFacts>('tap');
const accessories = products.filter(({ facts }) => facts.kind === 'accessory');

const nothing: AccessoryFacts['fits'] = { drain: null, bowlDepth: null, tapHole: null, cabinetWidth: null };
const asking = (fits: Partial<AccessoryFacts['fits']>): AccessoryFacts => ({
  kind: 'accessory',
  use: 'board',
  material: 'wood',
  size: { width: 260, depth: 430, height: 20 },
  fits: { ...nothing, ...fits },
  volumes: [],
  weight: 1500,
});
const keysThatFit = (accessory: AccessoryFacts): string[] =>
  sinks.flatMap(([key, sink]) => (accessoryFitsSink(accessory, sink) ? [key] : []));

describe('B-04 what an accessory fits', () => {
  test.each(sinks)('%s: a board lies over its bowl, if one is as deep as the board can bridge', (_, sink) => {
    const bridged = sink.bowls.some(({ depth }) => depth >= 340 && depth <= 410);
    expect(accessoryFitsSink(asking({ bowlDepth: { min: 340, max: 410 } }), sink)).toBe(bridged);
  });

  test.each(sinks)('%s: a waste unit for 60 cm stands below it when its own cabinet is that wide or wider', (_, sink) => {
    expect(accessoryFitsSink(asking({ cabinetWidth: 600 }), sink)).toBe(sink.cabinetWidth >= 600);
  });

  test.each(sinks)('%s: a strainer of another waste does not fit, one of its own does', (_, sink) => {
    expect(accessoryFitsSink(asking({ drain: sink.drain }), sink)).toBe(true);
    expect(accessoryFitsSink(asking({ drain: 60 }), sink)).toBe(false);
  });

  test.each(sinks)('%s: a dispenser needs a second hole, the first is the tap’s', (_, sink) => {
    const [hole = { diameter: 35, x: 0, y: 0 }] = sink.tapHoles;
    const withHoles = (count: number): SinkFacts => ({ ...sink, tapHoles: Array.from({ length: count }, () => hole) });
    expect([0, 1, 2].map((count) => accessoryFitsSink(asking({ tapHole: 35 }), withHoles(count)))).toEqual([false, false, true]);
  });

  test.each(taps)('%s: a dispenser goes with a tap of the same hole; what belongs to a sink does not', (_, tap) => {
    expect(accessoryFitsTap(asking({ tapHole: tap.tapHole }), tap)).toBe(true);
    for (const fits of [{ drain: 90 }, { cabinetWidth: 600 }, { bowlDepth: { min: 340, max: 410 } }])
      expect(accessoryFitsTap(asking(fits), tap)).toBe(false);
  });

  test('an accessory without requirements fits everything', () => {
    expect(keysThatFit(asking({}))).toHaveLength(sinks.length);
    for (const [, tap] of taps) expect(accessoryFitsTap(asking({}), tap)).toBe(true);
  });

  test('all requirements must be met: a board for bowls that no sink has fits none', () => {
    expect(keysThatFit(asking({ drain: 90, bowlDepth: { min: 20, max: 40 } }))).toEqual([]);
  });

  test.each(accessories)('$name fits every product that editors name, and at least one', ({ facts, matching }) => {
    const fitting = products.flatMap((other) =>
      facts.kind === 'accessory' && other.facts.kind !== 'accessory' && accessoryFits(facts, other.facts) ? [other.productKey] : [],
    );
    expect(fitting).toEqual(expect.arrayContaining(matching));
    expect(fitting.length).toBeGreaterThan(0);
  });
});
