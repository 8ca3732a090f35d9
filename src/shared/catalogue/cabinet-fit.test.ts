import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fitOf, readKitchen } from './cabinet-fit.ts';
import type { SinkFacts } from './facts.ts';
import { productFile } from './product-file.ts';

const catalogue = new URL('../../../content/catalogue/', import.meta.url);
const sinks = readdirSync(catalogue)
  .map((key) => productFile.parse(JSON.parse(readFileSync(new URL(`${key}/product.json`, catalogue), 'utf8'))))
  .flatMap(({ productKey, facts }): [string, SinkFacts][] => (facts.kind === 'sink' ? [[productKey, facts]] : []));

const granite = { material: 'granite', bowls: [{ width: 500, depth: 400, height: 200, x: 0, y: 0 }] } as const;
const facts = { ...granite, bowls: [...granite.bowls] };
const kitchen = { cabinet: 600, mounting: 'inset', worktop: 38, wall: 16 } as const;

describe('B-04 does a sink fit into a cabinet', () => {
  test("the remaining space is the cabinet's inner width less the bowls with their walls, where the cabinet begins", () => {
    // 500 mm and two walls of 7 mm, drafted by 1.5° over 38 mm: 512.01, rounded up.
    expect(fitOf(facts, kitchen)).toEqual({ bowls: 513, inside: 568, left: 55 });
  });

  test('a flush sink lies in the worktop like an inset one: the cabinet begins below it', () => {
    expect(fitOf(facts, { ...kitchen, mounting: 'flush' })).toEqual(fitOf(facts, kitchen));
  });

  test('an undermounted sink meets the cabinet at its full width', () => {
    expect(fitOf(facts, { ...kitchen, mounting: 'undermount' })).toEqual({ bowls: 514, inside: 568, left: 54 });
  });

  test('a cabinet that is too narrow reports how much is missing', () => {
    expect(fitOf(facts, { ...kitchen, cabinet: 500 })).toEqual({ bowls: 513, inside: 468, left: -45, misfit: 'cabinet' });
  });

  test('a worktop unsuitable for the mounting is reported before the width', () => {
    expect(fitOf(facts, { ...kitchen, worktop: 12 }).misfit).toBe('worktopThin');
    expect(fitOf(facts, { ...kitchen, mounting: 'flush', worktop: 20 }).misfit).toBe('worktopThin');
    expect(fitOf(facts, { ...kitchen, mounting: 'farmhouse', worktop: 12 }).misfit).toBeUndefined();
  });

  test.each(sinks)('%s fits the cabinet that its facts promise', (_, own) => {
    for (const mounting of own.mountings) {
      expect(fitOf(own, { cabinet: own.cabinetWidth, mounting, worktop: 38, wall: 16 }).misfit).toBeUndefined();
    }
  });

  test('a query without answers, or with nonsense, is the most common kitchen', () => {
    const own = { cabinetWidth: 600, mountings: ['inset', 'flush'] } satisfies Pick<SinkFacts, 'cabinetWidth' | 'mountings'>;
    expect(readKitchen(own, new URLSearchParams())).toEqual(kitchen);
    expect(readKitchen(own, new URLSearchParams('cabinet=61&worktop=9999&wall=x&mounting=undermount'))).toEqual(kitchen);
    expect(readKitchen(own, new URLSearchParams('cabinet=45&worktop=20&wall=19&mounting=flush'))).toEqual({
      cabinet: 450,
      mounting: 'flush',
      worktop: 20,
      wall: 19,
    });
  });
});
