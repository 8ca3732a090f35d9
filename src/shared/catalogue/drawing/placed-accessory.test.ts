import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessoryFitsSink } from '../accessory-fit.ts';
import type { AccessoryFacts, SinkFacts } from '../facts.ts';
import { productFile } from '../product-file.ts';
import { drawPlacedAccessory } from './placed-accessory.ts';

const root = new URL('../../../../content/catalogue/', import.meta.url);
const all = globSync('*/product.json', { cwd: root }).map((file) =>
  productFile.parse(JSON.parse(readFileSync(new URL(file, root), 'utf8'))),
);
const sinks = all.flatMap(({ facts }) => (facts.kind === 'sink' ? [facts] : []));
const factsOf = <Facts>(key: string): Facts => all.find(({ productKey }) => productKey === key)?.facts as Facts;
const words = { length: (millimetres: number) => `${millimetres}`, cutOut: '', bowls: '', cabinet: '', tapHole: '', worktop: () => '' };
const draw = (accessory: AccessoryFacts, sink: SinkFacts) => drawPlacedAccessory(accessory, sink, words);
const delta = factsOf<SinkFacts>('delta-60-s');

test('a board lies over the middle of the first bowl that it bridges, at its own width', () => {
  const drawing = draw(factsOf('planke'), delta);
  // The large bowl’s middle: 282 mm left of the sink’s.
  const middle = 500 - 282;
  const across = drawing?.lines.find(({ stroke }) => stroke === 'measure')?.path ?? '';
  expect(across).toContain(`${middle - 130} `);
  expect(drawing?.labels.map(({ text, x }) => [text, x])).toEqual([
    ['260', middle],
    ['1000', 500],
  ]);
});

test('a strainer sits in the waste of the first bowl', () => {
  expect(draw(factsOf('muschel-90'), delta)?.labels[0]).toMatchObject({ text: '114', x: 500 - 282 });
});

test('a dispenser stands in the second hole, never in the tap’s', () => {
  const dispenser = factsOf<AccessoryFacts>('tropfen');
  const hole = (x: number) => ({ diameter: 35, x, y: 205 });
  expect(draw(dispenser, { ...delta, tapHoles: [hole(-55)] })).toBeUndefined();
  expect(draw(dispenser, { ...delta, tapHoles: [hole(-55), hole(120)] })?.labels[0]).toMatchObject({ text: '52', x: 620 });
});

test.each(['boje-60', 'perle'])('%s is used elsewhere', (key) => {
  expect(sinks.filter((sink) => draw(factsOf(key), sink))).toEqual([]);
});

test.each(['planke', 'netz', 'muschel-90'])('%s is drawn on every sink that it fits and on no other, completely on the sheet', (key) => {
  const accessory = factsOf<AccessoryFacts>(key);
  expect(sinks.filter((sink) => draw(accessory, sink) !== undefined)).toEqual(sinks.filter((sink) => accessoryFitsSink(accessory, sink)));
  for (const sink of sinks) {
    const drawing = draw(accessory, sink);
    if (!drawing) continue;
    const { x, y, width, height } = drawing.frame;
    for (const label of drawing.labels) {
      expect(label.x > x && label.x < x + width).toBe(true);
      expect(label.y > y && label.y < y + height).toBe(true);
    }
  }
});
