import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import drain from './drain.json' with { type: 'json' };
import { drainOf } from './drain.ts';
import type { SinkFacts } from './facts.ts';
import { productFile } from './product-file.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const sinks = globSync('content/catalogue/*/product.json', { cwd: root }).flatMap((file): [string, SinkFacts][] => {
  const { productKey, facts } = productFile.parse(JSON.parse(read(file)));
  return facts.kind === 'sink' ? [[productKey, facts]] : [];
});

describe('drawings and pictures have the same position for the drain', () => {
  test.each(sinks)('%s: every drain lies within its bowl, behind its middle', (_, facts) => {
    for (const bowl of facts.bowls) {
      const { x, y, radius } = drainOf(facts, bowl);
      expect(x).toBe(bowl.x);
      expect(y).toBeGreaterThan(bowl.y);
      expect(y + radius).toBeLessThan(bowl.y + bowl.depth / 2);
      expect(radius).toBeLessThan(bowl.width / 2);
    }
  });

  test('the drain is 95 mm behind the middle of a bowl that is deep enough, else 85 mm before its back wall', () => {
    const delta = sinks.find(([key]) => key === 'delta-60-s')?.[1];
    const [large, small] = delta?.bowls ?? [];
    expect(delta && large && drainOf(delta, large)).toEqual({ x: -282, y: 73, radius: 60.5 });
    expect(delta && small && drainOf(delta, small).y).toBe(-40 + 305 / 2 - 85);
  });

  test('the scenes that render the pictures read these numbers and define none of their own', () => {
    const plans = read('imagery/plans.py');
    for (const name of ['behind', 'fromWall', 'flange', 'shelf', 'seat']) expect(plans).toContain(`DRAIN['${name}']`);
    expect(read('imagery/sink.py')).toContain("DRAIN['overflow']['below']");
    const { width, height } = drain.overflow;
    expect(read('imagery/fittings.py')).toContain(`rounded_rectangle(0, 0, .0${width}, .0${height}, `);
  });
});
