import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import { productFile } from '#shared/catalogue/product-file.ts';

// What the renderer measured on the meshes it built, in millimetres, and the hash of the facts it built them from.
const sinkMeasure = z.strictObject({ width: z.int(), depth: z.int(), bowls: z.array(z.int()), apron: z.int().optional() });
const tapMeasure = z.strictObject({ height: z.int(), reach: z.int(), outlet: z.int() });
const original = z.strictObject({
  hash: z.string(),
  samples: z.int(),
  width: z.int(),
  height: z.int(),
  facts: z.string(),
  measured: z.union([sinkMeasure, tapMeasure, z.strictObject({ sink: sinkMeasure, tap: tapMeasure })]),
});

const root = new URL('../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const originals = z.record(z.string(), original).parse(read('imagery/originals/originals.json'));
const products = readdirSync(new URL('content/catalogue/', root)).map((key) =>
  productFile.parse(read(`content/catalogue/${key}/product.json`)),
);

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
};
const fingerprint = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);

const expectedOf = (facts: SinkFacts | TapFacts): unknown =>
  facts.kind === 'tap'
    ? { height: facts.height, reach: facts.reach, outlet: facts.outletHeight }
    : {
        ...facts.outer,
        bowls: facts.bowls.map(({ height }) => height),
        ...(facts.apron === null ? {} : { apron: facts.apron }),
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

  test.each(shots)('%s: what was built measures what the catalogue says', (_, facts, { measured }) => {
    expect(measured).toEqual(expectedOf(facts));
  });

  test.each(shots)('%s is not older than its facts', (_, facts, shot) => {
    expect(shot.facts).toBe(fingerprint([facts]));
  });
});
