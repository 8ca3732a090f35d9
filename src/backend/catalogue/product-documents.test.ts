import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productFile } from '#shared/catalogue/product-file.ts';
import { cutOutAsSvg, factsAsCsv } from './product-documents.ts';

const factsOf = (key: string) => {
  const { name, facts } = productFile.parse(JSON.parse(readFileSync(`content/catalogue/${key}/product.json`, 'utf8')));
  if (facts.kind !== 'sink') throw new Error(`${key} is no sink`);
  return { name, facts };
};

test('P-03 the cut-out template is as large as the cut-out, in millimetres on paper', () => {
  const { name, facts } = factsOf('delta-60-s');
  const svg = cutOutAsSvg(name, facts, 'de-DE') ?? '';
  const { width = 0, depth = 0, radius = 0 } = facts.cutOut ?? {};
  expect(svg).toContain(`width="${width + 40}mm" height="${depth + 40}mm" viewBox="0 0 ${width + 40} ${depth + 40}"`);
  expect(svg).toContain(`width="${width}" height="${depth}" rx="${radius}"`);
  expect(svg).toContain('h100m0');
});

test('P-03 a farmhouse sink has no cut-out, and no template', () => {
  const { name, facts } = factsOf('kontor-60');
  expect(cutOutAsSvg(name, { ...facts, cutOut: null }, 'de-DE')).toBeUndefined();
});

test('P-03 the facts as CSV keep commas and quotes in their cells', () => {
  const csv = factsAsCsv({ name: 'Delta 60 S', factRows: [{ id: 'outer', label: 'Maße, außen', value: '1000 × 500 mm, "R 15"' }] });
  expect(csv).toBe('\uFEFF"Delta 60 S",""\r\n"Maße, außen","1000 × 500 mm, ""R 15"""\r\n');
});
