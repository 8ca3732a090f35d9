import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fitOf, readKitchen } from '../cabinet-fit.ts';
import { type AccessoryFacts, accessoryUses, type SinkFacts, type TapFacts, tapStyles } from '../facts.ts';
import { distinctBowls } from '../flat-fit.ts';
import { productFile } from '../product-file.ts';
import { tapFormOf } from '../tap-form.ts';
import { drawAccessory } from './accessory-views.ts';
import { drawCabinetSection } from './cabinet-section.ts';
import type { Drawing } from './drawing.ts';
import { drawSinkPlan } from './measured-plan.ts';
import { boxOf, grooveLines } from './sink-plan.ts';
import { drawSinkSection } from './sink-section.ts';
import { drawSizeComparison } from './size-comparison.ts';
import { drawTap } from './tap-elevation.ts';

const length = (millimetres: number) => `${millimetres}`;
const worktop = (min: number, max: number) => `worktop ${min}–${max}`;
const words = { length, cutOut: 'cut-out', bowls: 'bowls', cabinet: 'cabinet', tapHole: 'tap hole', worktop };
const catalogue = new URL('../../../../content/catalogue/', import.meta.url);
const products = readdirSync(catalogue).map((key) =>
  productFile.parse(JSON.parse(readFileSync(new URL(`${key}/product.json`, catalogue), 'utf8'))),
);
const sinks = products.flatMap(({ productKey, facts }): [string, SinkFacts][] => (facts.kind === 'sink' ? [[productKey, facts]] : []));
const taps = products.flatMap(({ productKey, facts }): [string, TapFacts][] => (facts.kind === 'tap' ? [[productKey, facts]] : []));

const plainTap: TapFacts = {
  kind: 'tap',
  material: 'brass',
  style: 'arc',
  height: 500,
  reach: 220,
  outletHeight: 180,
  bodyDiameter: 48,
  spoutDiameter: 26,
  bodyHeight: 150,
  swivel: 360,
  tapHole: 35,
  pressure: { system: 'high', min: 10, max: 60 },
  pullOut: null,
  hose: 450,
  flow: 90,
  weight: 2200,
};

const numbersOf = ({ labels }: Drawing): string[] => labels.map(({ text }) => text);

const expectOnSheet = ({ frame, labels, lines }: Drawing): void => {
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThan(frame.x);
    expect(x).toBeLessThan(frame.x + frame.width);
    expect(y).toBeGreaterThan(frame.y);
    expect(y).toBeLessThan(frame.y + frame.height);
  }
  for (const { path } of lines) expect(path).not.toMatch(/NaN|undefined|Infinity/);
};

describe('B-04 technical drawings are drawn from the facts', () => {
  test('a part in the middle of the sink lies in the middle of the drawing; the wall is above', () => {
    const outer = { width: 1000, depth: 500 };
    expect(boxOf({ width: 400, depth: 300, x: 0, y: 0 }, outer)).toEqual({ x: 300, y: 100, width: 400, height: 300 });
    expect(boxOf({ width: 400, depth: 300, x: -100, y: 20 }, outer)).toEqual({ x: 200, y: 80, width: 400, height: 300 });
  });

  test('grooves are as many as the facts say, evenly spaced', () => {
    expect(grooveLines({ x: 10, y: 0, width: 100, height: 40 }, 2)).toBe('M10 10h100M10 30h100');
  });

  test.each(sinks)('%s: plan and section have the catalogue’s numbers', (_, facts) => {
    const plan = drawSinkPlan(facts, words);
    expect(numbersOf(plan)).toEqual(
      expect.arrayContaining([`${facts.outer.width}`, `${facts.outer.depth}`, ...facts.bowls.map(({ width }) => `${width}`)]),
    );
    const section = drawSinkSection(facts, words);
    expect(numbersOf(section)).toEqual(expect.arrayContaining(facts.bowls.map(({ height }) => `${height}`)));
    expect(numbersOf(section).some((text) => text.startsWith('worktop 20–60'))).toBe(facts.mountings[0] !== 'farmhouse');
    expect(numbersOf(plan)).toEqual(expect.arrayContaining(facts.bowls.map(({ depth }) => `${depth}`)));
    expect(numbersOf(plan).filter((text) => text.startsWith('tap hole Ø 35'))).toHaveLength(facts.tapHoles.length);
    expect(numbersOf(plan).some((text) => text.endsWith(`R ${facts.cutOut?.radius}`))).toBe(facts.cutOut !== null);
    for (const drawing of [plan, section]) expectOnSheet(drawing);
  });

  test.each(sinks)('%s: each bowl is shown with a plate of 270 mm and a pan of 280 mm, all on the sheet', (_, facts) => {
    const drawing = drawSizeComparison(facts, words);
    const bowls = distinctBowls(facts);
    const widths = bowls.flatMap(({ width }) => [`${width}`, `${width}`]);
    expect(numbersOf(drawing).toSorted()).toEqual([...bowls.flatMap(() => ['270', '280']), ...widths].toSorted());
    expectOnSheet(drawing);
  });

  test('a pan that does not lie flat is marked as a conflict, at its true size; the plate that fits is not', () => {
    const bowls = [{ width: 280, depth: 400, height: 200, x: 0, y: 0 }];
    const { lines } = drawSizeComparison({ material: 'steel', bowls, bowlRadius: 10 }, words);
    const conflicts = lines.filter(({ stroke }) => stroke === 'conflict');
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.path).toContain('a140 140 0 1 0 280 0');
  });

  test.each(sinks)('%s: the section in a cabinet shows bowls, inner width and cabinet', (_, facts) => {
    const kitchen = readKitchen(facts, new URLSearchParams());
    const fit = fitOf(facts, kitchen);
    const drawing = drawCabinetSection(facts, kitchen, fit, words);
    expect(numbersOf(drawing)).toEqual([`bowls ${fit.bowls}`, `${fit.inside}`, `cabinet ${kitchen.cabinet}`]);
    expectOnSheet(drawing);
  });

  test.each(taps)('%s: height, reach, outlet and hole are the catalogue’s', (key, facts) => {
    const drawing = drawTap(facts, tapFormOf(key), words);
    const folded = facts.foldedHeight === undefined ? [] : [`${facts.foldedHeight}`];
    expect(numbersOf(drawing)).toEqual([`${facts.height}`, `${facts.reach}`, `${facts.outletHeight}`, `Ø ${facts.tapHole}`, ...folded]);
    expectOnSheet(drawing);
  });

  test.each(tapStyles)('a spout of style %s ends at its outlet', (style) => {
    const drawing = drawTap({ ...plainTap, style }, 'plain', words);
    expect(drawing.lines.some(({ stroke, path }) => stroke === 'edge' && path.includes(`V${-plainTap.outletHeight}`))).toBe(true);
    expectOnSheet(drawing);
  });

  test('a tap that can be folded down has a second, dashed outline at the height in its facts, and that height', () => {
    const dashed = ({ lines }: Drawing): number => lines.filter(({ stroke }) => stroke === 'hidden').length;
    const upright = drawTap(plainTap, 'plain', words);
    const window = drawTap({ ...plainTap, foldedHeight: 52 }, 'window', words);
    expect(dashed(window)).toBe(dashed(upright) + 1);
    expect(window.lines.some(({ stroke, path }) => stroke === 'hidden' && path.includes('V-52'))).toBe(true);
    expect(numbersOf(window)).toContain('52');
    expectOnSheet(window);
  });

  const size = { width: 540, depth: 400, height: 380 };
  const accessory = { kind: 'accessory', material: null, size, volumes: [15000, 8000], weight: 900 } as const;
  const fits = { drain: null, bowlDepth: null, tapHole: null, cabinetWidth: null };

  test.each(accessoryUses)('an accessory of the kind %s: front and top view have its three outer dimensions', (use) => {
    const drawing = drawAccessory({ ...accessory, volumes: [...accessory.volumes], use, fits } satisfies AccessoryFacts, words);
    expect(numbersOf(drawing)).toEqual(['540', '380', '400']);
    expectOnSheet(drawing);
  });

  test('small accessories are drawn as large as large ones', () => {
    const small = {
      ...accessory,
      volumes: [],
      use: 'dispenser',
      fits,
      size: { width: 54, depth: 40, height: 38 },
    } satisfies AccessoryFacts;
    expect(drawAccessory(small, words).frame).toEqual(drawAccessory({ ...small, size }, words).frame);
  });
});
