import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { frameOf, measuredExtent } from './picture-scale.ts';
import { productFile } from './product-file.ts';

const root = new URL('../../../', import.meta.url);
const products = globSync('content/catalogue/*/product.json', { cwd: root }).map((file) =>
  productFile.parse(JSON.parse(readFileSync(new URL(file, root), 'utf8'))),
);
const originalOf = (variantKey: string): string => fileURLToPath(new URL(`imagery/originals/${variantKey}--front.webp`, root));

/** White edges are as light as the background, so the sink's end cannot be detected. */
const pictures = products.flatMap(({ facts, variants }) =>
  variants.flatMap(({ variantKey, finish }) =>
    facts.kind === 'sink' && finish !== 'white' && existsSync(originalOf(variantKey)) ? [{ variantKey, facts }] : [],
  ),
);

/** A pixel this much lighter or darker than the one two above is an edge; the background changes more slowly. */
const edge = 14;

/** The first and the last column of a picture that contains an edge, as shares of its width. */
const seenIn = async (file: string): Promise<{ from: number; to: number }> => {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number): number => data[(y * width + x) * channels] ?? 0;
  const rows = Array.from({ length: Math.floor(height * 0.8) }, (_, index) => Math.floor(height * 0.1) + index);
  const columns = Array.from({ length: width }, (_, x) => x);
  const isEdged = (x: number): boolean => rows.some((y) => Math.abs(at(x, y) - at(x, y - 2)) > edge);
  // Searched from both sides: what lies between does not matter.
  return { from: (columns.find(isEdged) ?? 0) / width, to: (columns.findLast(isEdged) ?? 0) / width };
};

describe('the dimension line under a picture is as long as the product in it', () => {
  test('there are pictures of most sinks', () => {
    expect(pictures.length).toBeGreaterThan(30);
  });

  test.each(pictures)(
    '$variantKey: it begins and ends where the sink does, within half a per cent of the picture',
    async ({ variantKey, facts }) => {
      const seen = await seenIn(originalOf(variantKey));
      const line = measuredExtent(facts);
      expect(Math.abs(line.from - seen.from)).toBeLessThan(0.005);
      expect(Math.abs(line.to - seen.to)).toBeLessThan(0.005);
    },
  );

  test('every product has its line within its picture', () => {
    for (const { facts } of products) {
      const { from, to } = measuredExtent(facts);
      expect(from).toBeGreaterThan(0);
      expect(to).toBeLessThan(1);
    }
  });

  test('the line of a tap or an accessory is to scale: its share of the frame', () => {
    const lengths = products.flatMap(({ facts }) => {
      if (facts.kind === 'sink') return [];
      return [{ facts, length: facts.kind === 'tap' ? facts.reach : facts.size.width }];
    });
    expect(lengths.length).toBeGreaterThan(10);
    for (const { facts, length } of lengths) {
      const { from, to } = measuredExtent(facts);
      expect((to - from) * frameOf(facts)).toBeCloseTo(length);
    }
  });

  test('the scenes that render the pictures read the same frames', () => {
    const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
    expect(read('imagery/studio.py')).toContain("front = FRAMES['sink']");
    expect(read('imagery/shots.py')).toContain("FRAMES['accessory'][facts['use']]");
  });
});
