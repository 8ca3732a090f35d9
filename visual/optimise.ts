import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('./baselines/', import.meta.url).pathname;

/** Packs the baselines as small as PNG gets without changing a pixel: about half. Run it after `--update-snapshots`. */
const optimise = async (): Promise<void> => {
  let before = 0;
  let after = 0;
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.png'))) {
    const original = await readFile(folder + file);
    const packed = await sharp(original).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering: true, effort: 10 }).toBuffer();
    before += original.length;
    after += Math.min(original.length, packed.length);
    if (packed.length < original.length) await writeFile(folder + file, packed);
  }
  console.log(`${(before / 1e6).toFixed(1)} MB of baselines are ${(after / 1e6).toFixed(1)} MB`);
};

await optimise();
