import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ProductFile, productFile } from '../product-file.ts';
import { drawCabinetFront } from './cabinet-front.ts';

const folder = new URL('../../../../content/catalogue/', import.meta.url);
const sinks = readdirSync(folder)
  .map((key): ProductFile => productFile.parse(JSON.parse(readFileSync(new URL(`${key}/product.json`, folder), 'utf8'))))
  .flatMap(({ name, facts }) => (facts.kind === 'sink' ? [[name, facts] as const] : []));

const side = 19;
const pathOf = (facts: (typeof sinks)[number][1], stroke: string): string =>
  drawCabinetFront(facts)
    .lines.filter((line) => line.stroke === stroke)
    .map(({ path }) => path)
    .join('');
const acrossOf = (path: string): number[] => [...path.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));

test.each(sinks)('%s stands between the sides of its cabinet, with every bowl in its position', (_, facts) => {
  const bowls = acrossOf(pathOf(facts, 'water'));
  expect(Math.min(...bowls)).toBeGreaterThanOrEqual(side - 1);
  expect(Math.max(...bowls)).toBeLessThanOrEqual(facts.cabinetWidth - side + 1);
  expect(pathOf(facts, 'water').match(/Z/g)).toHaveLength(facts.bowls.length);
});

test.each(sinks)('%s is as wide and as deep in the drawing as in its facts', (_, facts) => {
  const [bowl] = facts.bowls;
  const xs = acrossOf(
    pathOf({ ...facts, bowls: facts.bowls.slice(0, 1) }, 'edge')
      .split('v')[0]
      ?.split('M')[1]
      ?.replace(/^/, 'M') ?? '',
  );
  expect((xs.at(-1) ?? 0) - (xs[0] ?? 0)).toBe(2 * Math.round((bowl?.width ?? 0) / 2));
  expect(pathOf(facts, 'edge')).toContain(` ${bowl?.height}H`);
});
