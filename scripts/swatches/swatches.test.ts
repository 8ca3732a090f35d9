import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropOf } from './crop.ts';
import { swatchPlaces } from './swatch-areas.ts';

const folder = 'src/design/swatches';
const mostBytes = 2800;
/** The maximum average change of a channel by the encoder; another area or another original changes it more. */
const mostChange = 4;

test('every area has its swatch, and every swatch its area', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...swatchPlaces.keys()].map((name) => `${name}.webp`).toSorted());
});

test.each([...swatchPlaces])('%s is what its original shows (else: node scripts/swatches.ts), in few bytes', async (name, place) => {
  const file = `${folder}/${name}.webp`;
  const [kept, cut] = await Promise.all([sharp(file), await cropOf(place)].map((one) => one.removeAlpha().raw().toBuffer()));
  const change = cut?.reduce((sum, value, at) => sum + Math.abs(value - (kept?.[at] ?? 0)), 0) ?? Number.POSITIVE_INFINITY;
  expect(kept?.length).toBe(cut?.length);
  expect(change / (cut?.length ?? 0)).toBeLessThan(mostChange);
  expect(statSync(file).size).toBeLessThan(mostBytes);
});
