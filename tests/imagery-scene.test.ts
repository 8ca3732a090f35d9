import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ProductFacts } from '#shared/catalogue/facts.ts';
import { productFile } from '#shared/catalogue/product-file.ts';
import { fingerprint } from './fingerprint.ts';

// What the renderer measured on the meshes it built, in millimetres, and the hash of their facts.
const sinkMeasure = z.strictObject({ width: z.int(), depth: z.int(), bowls: z.array(z.int()), apron: z.int().optional() });
const tapMeasure = z.strictObject({ height: z.int(), reach: z.int(), outlet: z.int() });
const accessoryMeasure = z.strictObject({ width: z.int(), depth: z.int(), height: z.int() });
const original = z.strictObject({
  hash: z.string(),
  samples: z.int(),
  width: z.int(),
  height: z.int(),
  facts: z.string(),
  supplied: z.literal(true).optional(),
  measured: z.union([sinkMeasure, tapMeasure, accessoryMeasure, z.strictObject({ sink: sinkMeasure, tap: tapMeasure })]),
});

const root = new URL('../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const originals = z.record(z.string(), original).parse(read('imagery/originals/originals.json'));
const products = readdirSync(new URL('content/catalogue/', root)).map((key) =>
  productFile.parse(read(`content/catalogue/${key}/product.json`)),
);

const expectedOf = (facts: ProductFacts): unknown => {
  if (facts.kind === 'accessory') return facts.size;
  if (facts.kind === 'tap') return { height: facts.height, reach: facts.reach, outlet: facts.outletHeight };
  const bowls = facts.bowls.map(({ height }) => height);
  return { ...facts.outer, bowls, ...(facts.apron === null ? {} : { apron: facts.apron }) };
};

const shots = products.flatMap(({ productKey, facts, variants }) =>
  [...variants.map(({ variantKey }) => `${variantKey}--front`), `${productKey}--top`, `${productKey}--detail`].flatMap((id) =>
    originals[id] ? [[id, facts, originals[id]] as const] : [],
  ),
);

describe('rendered scenes', () => {
  test('every bestseller was rendered', () => {
    const ids = shots.map(([id]) => id);
    const wanted = products.flatMap(({ badge, variants }) =>
      badge === 'bestseller' ? variants.map(({ variantKey }) => `${variantKey}--front`) : [],
    );
    expect(ids).toEqual(expect.arrayContaining(wanted));
  });

  test.each(shots)('%s: the built meshes measure what the catalogue says', (_, facts, { measured }) => {
    expect(measured).toEqual(expectedOf(facts));
  });

  test.each(shots)('%s is not older than its facts', (_, facts, shot) => {
    expect(shot.facts).toBe(fingerprint([facts]));
  });
});
