import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cabinets, fitOf, fitsCabinet } from './cabinet-fit.ts';
import { mountings, type SinkFacts, type TapFacts } from './facts.ts';
import { cutLengthIn, type PlannedKitchen, queryOfKitchen, readPlannedKitchen } from './planned-kitchen.ts';
import { sinkReasonOf, tapMisfitOf } from './planner-fit.ts';
import { productFile } from './product-file.ts';

const catalogue = new URL('../../../content/catalogue/', import.meta.url);
const products = readdirSync(catalogue).map((key) =>
  productFile.parse(JSON.parse(readFileSync(new URL(`${key}/product.json`, catalogue), 'utf8'))),
);
const sinks = new Map(products.flatMap(({ productKey, facts }) => (facts.kind === 'sink' ? [[productKey, facts] as const] : [])));
const taps = new Map(products.flatMap(({ productKey, facts }) => (facts.kind === 'tap' ? [[productKey, facts] as const] : [])));
const sink = (key: string): SinkFacts => sinks.get(key) ?? expect.fail(`no sink ${key}`);
const tap = (key: string): TapFacts => taps.get(key) ?? expect.fail(`no tap ${key}`);

const usual = readPlannedKitchen(new URLSearchParams());
const kitchen = (changes: Partial<PlannedKitchen>): PlannedKitchen => ({ ...usual, ...changes });
const cutOutOf = (query: string) => readPlannedKitchen(new URLSearchParams(`cutOut=yes&${query}`)).cutOut;
const reason = (key: string, changes: Partial<PlannedKitchen> = {}) => sinkReasonOf(sink(key), kitchen(changes));

describe('B-10 the kitchen of a query', () => {
  test('missing or wrong values of a query are those of the most common kitchen', () => {
    expect(usual).toEqual({ cabinet: 600, mounting: 'inset', worktop: 38, wall: 16, cutOut: null, tapPlace: 'sink', pressure: 'high' });
    const nonsense = 'cabinet=abc&worktop=9999&mounting=glued&wall=-1&tapPlace=x&pressure=none&cutOut=maybe&cutWidth=1e3&cutDepth=';
    expect(readPlannedKitchen(new URLSearchParams(nonsense))).toEqual(usual);
  });

  test('a cut-out out of range becomes the nearest in range; an invalid length becomes the default', () => {
    expect(cutOutOf('cutWidth=5&cutDepth=99999')).toEqual({ width: 200, depth: 1400 });
    expect(cutOutOf('cutWidth=-5&cutDepth=48.5')).toEqual({ width: 980, depth: 480 });
    expect(cutOutOf('cutWidth=560&cutDepth=490')).toEqual({ width: 560, depth: 490 });
  });

  test('C-12 a cut-out in inches keeps its typed value, and one out of range is corrected', () => {
    expect(cutOutOf('cutUnit=in&cutWidth=35.5&cutDepth=18.9')).toEqual({ width: 901.7, depth: 480.06 });
    expect(cutOutOf('cutUnit=in&cutWidth=3&cutDepth=x')).toEqual({ width: 200, depth: 480 });
    for (const typed of [35.5, 38.625, 22.125]) {
      const { width = 0 } = cutOutOf(`cutUnit=in&cutWidth=${typed}`) ?? {};
      expect(cutLengthIn('en-US', width)).toBe(typed);
      expect(cutLengthIn('de-DE', width)).toBe(Math.round(width));
    }
  });

  test('every kitchen is read back from its own query', () => {
    for (const mounting of mountings)
      for (const cutOut of [null, { width: 560, depth: 490 }]) {
        const planned = kitchen({ cabinet: 450, mounting, worktop: 20, wall: 19, cutOut, tapPlace: 'open', pressure: 'low' });
        for (const locale of ['de-DE', 'en-US', 'fr-CA']) expect(readPlannedKitchen(queryOfKitchen(planned, locale))).toEqual(planned);
      }
  });
});

describe('B-10 whether a sink fits into a planned kitchen', () => {
  test('a different mounting is the first reason, whatever else is wrong', () => {
    expect(reason('kanal-80')).toEqual({ misfit: 'mounting' });
    expect(reason('kanal-80', { mounting: 'undermount', cabinet: 800, tapPlace: 'open' })).toBeUndefined();
  });

  test('a cabinet that is too narrow reports by how much', () => {
    expect(reason('delta-80')).toEqual({ misfit: 'cabinet', by: 158 });
    expect(reason('schleuse-90')).toEqual({ misfit: 'cabinet', by: 265 });
    expect(reason('delta-80', { cabinet: 800 })).toBeUndefined();
  });

  test('a worktop unsuitable for the mounting is reported', () => {
    expect(reason('delta-60-s', { worktop: 12 })).toEqual({ misfit: 'worktopThin' });
    expect(reason('delta-60-s', { mounting: 'flush', worktop: 20 })).toEqual({ misfit: 'worktopThin' });
    expect(reason('kontor-60', { mounting: 'farmhouse', worktop: 12, tapPlace: 'open' })).toBeUndefined();
  });

  test('an existing cut-out must be neither too small nor wider than the rim covers', () => {
    const cut = (width: number, depth: number) => ({ cutOut: { width, depth } });
    expect(reason('delta-60-s', cut(980, 480))).toBeUndefined();
    // 1000 mm outside, 5 mm of rim on each side: 990.
    expect(reason('delta-60-s', cut(990, 490))).toBeUndefined();
    expect(reason('delta-60-s', cut(991, 480))).toEqual({ misfit: 'cutOutLarge', by: 1 });
    expect(reason('delta-60-s', cut(900, 470))).toEqual({ misfit: 'cutOutSmall', by: 80 });
    expect(reason('delta-60-s', cut(900, 500))).toEqual({ misfit: 'cutOutLarge', by: 10 });
    expect(reason('delta-60-s', { ...cut(982, 480), mounting: 'flush' })).toEqual({ misfit: 'cutOutLarge', by: 2 });
    expect(reason('kontor-60', { ...cut(980, 480), mounting: 'farmhouse', tapPlace: 'open' })).toEqual({ misfit: 'cutOutNone' });
  });

  test('a tap hole in the sink, or its absence, is the last reason', () => {
    expect(reason('lagune-60')).toEqual({ misfit: 'noTapHole' });
    expect(reason('lagune-60', { tapPlace: 'worktop' })).toBeUndefined();
    expect(reason('delta-60-s', { tapPlace: 'worktop' })).toEqual({ misfit: 'ownTapHole' });
    expect([reason('lagune-60', { tapPlace: 'open' }), reason('delta-60-s', { tapPlace: 'open' })]).toEqual([undefined, undefined]);
  });

  test('one rule: cabinets in lists and menus count what the planner and the product page find in one of the mountings', () => {
    for (const [key, facts] of sinks)
      for (const cabinet of [300, ...cabinets]) {
        const isPlanned = mountings.some((mounting) => !sinkReasonOf(facts, kitchen({ cabinet, mounting, tapPlace: 'open' })));
        const isPromised = facts.mountings.some((mounting) => !fitOf(facts, { ...usual, cabinet, mounting }).misfit);
        expect([key, cabinet, fitsCabinet(facts, cabinet), isPromised]).toEqual([key, cabinet, isPlanned, isPlanned]);
      }
  });
});

describe('B-10 whether a tap fits into a planned kitchen', () => {
  const ofSinks = [sink('delta-60-s')];

  test('the water pressure comes first', () => {
    expect(tapMisfitOf(tap('sacht'), usual, ofSinks)).toBe('pressure');
    expect(tapMisfitOf(tap('sacht'), kitchen({ pressure: 'low' }), ofSinks)).toBeUndefined();
    expect(tapMisfitOf(tap('bogen'), kitchen({ pressure: 'low' }), ofSinks)).toBe('pressure');
  });

  test('the sink must have its hole, and its spout must reach a bowl of one of the sinks that fit', () => {
    const narrow = { ...sink('delta-60-s'), tapHoles: [{ diameter: 28, x: 0, y: 210 }] };
    expect(tapMisfitOf(tap('bogen'), usual, [narrow])).toBe('tapHole');
    expect(tapMisfitOf({ ...tap('bogen'), reach: 40 }, usual, ofSinks)).toBe('reach');
    expect(tapMisfitOf({ ...tap('bogen'), reach: 40 }, usual, [])).toBeUndefined();
  });
});
