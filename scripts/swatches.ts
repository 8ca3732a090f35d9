import { cropOf } from './swatches/crop.ts';
import { swatchPlaces } from './swatches/swatch-areas.ts';

// After the originals have changed: crops every finish from its picture again.
for (const [name, place] of swatchPlaces) {
  await (await cropOf(place)).webp({ quality: 84, effort: 6 }).toFile(`src/design/swatches/${name}.webp`);
}
