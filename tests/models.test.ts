import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import { productFile } from '#shared/catalogue/product-file.ts';
import { modelIndex } from '#shared/content/model-index.ts';
import { boxOf, type Gltf, readGlb } from '../scripts/models/glb.ts';
import { fingerprint } from './fingerprint.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const models = modelIndex.parse(read('public/models/models.json'));
const files = readdirSync(new URL('public/models/', root)).map((name) => ({
  name,
  bytes: readFileSync(new URL(`public/models/${name}`, root)),
}));
const catalogue = readdirSync(new URL('content/catalogue/', root)).map((key) =>
  productFile.parse(read(`content/catalogue/${key}/product.json`)),
);
const families = catalogue.flatMap(({ productKey, facts, variants }) =>
  facts.kind === 'sink' || facts.kind === 'tap'
    ? [{ productKey, facts, finishes: [...new Set(variants.map(({ finish }) => finish))] }]
    : [],
);

const modelOf = (productKey: string): { gltf: Gltf; bytes: number } => {
  const file = files.find(({ name }) => name === models[productKey]?.file);
  if (!file) throw new Error(`No model of ${productKey}: python3 imagery/export_models.py`);
  return { gltf: readGlb(file.bytes).gltf, bytes: file.bytes.length };
};

/** Millimetres that the strainer hangs below the deepest bowl. */
const strainer = 18;

const expectedBox = (facts: SinkFacts | TapFacts): object => {
  if (facts.kind === 'tap') return { y: [0, facts.height] };
  const { width, depth } = facts.outer;
  const lowest = Math.max(facts.apron ?? 0, Math.max(...facts.bowls.map(({ height }) => height)) + strainer);
  return { x: [-width / 2, width / 2].map(Math.round), y: [-lowest, 0], z: [-depth / 2, depth / 2].map(Math.round) };
};

const measuredOf = (facts: SinkFacts | TapFacts): object =>
  facts.kind === 'tap'
    ? { height: facts.height, reach: facts.reach, outlet: facts.outletHeight }
    : { ...facts.outer, bowls: facts.bowls.map(({ height }) => height), ...(facts.apron === null ? {} : { apron: facts.apron }) };

describe.each(families)('B-08 the model of $productKey', ({ productKey, facts, finishes }) => {
  test('exists, and is not older than its facts', () => {
    expect(models[productKey]?.facts).toBe(fingerprint([facts]));
  });

  test('is as large as the facts say, in metres, and in the right position', () => {
    expect(boxOf(modelOf(productKey).gltf)).toMatchObject(expectedBox(facts));
    expect(models[productKey]?.measured).toEqual(measuredOf(facts));
  });

  test('is at most 600 kB, with integer coordinates', () => {
    const { gltf, bytes } = modelOf(productKey);
    expect(bytes).toBeLessThanOrEqual(600_000);
    expect(gltf.extensionsUsed).toContain('KHR_mesh_quantization');
  });

  test('has every finish on sale, the first by default', () => {
    const { gltf } = modelOf(productKey);
    expect(models[productKey]?.finishes).toEqual(expect.arrayContaining(finishes));
    expect(gltf.extensions).toMatchObject({ KHR_materials_variants: { variants: models[productKey]?.finishes.map((name) => ({ name })) } });
    expect(gltf.materials[0]?.name).toBe(models[productKey]?.finishes[0]);
  });
});

test('B-08 all models together stay below 12 MB, and each file is named by its bytes', () => {
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(12_000_000);
  for (const { name, bytes } of files.filter((file) => file.name !== 'models.json')) {
    expect(name).toContain(`.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.`);
  }
});
