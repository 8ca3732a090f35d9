import { cropOf } from './swatches/crop.ts';
import { swatchPlaces } from './swatches/swatch-areas.ts';

// After the originals have changed: cuts every finish out of its picture anew.
for (const [name, place] of swatchPlaces) {
  await (await cropOf(place)).webp({ quality: 84, effort: 6 }).toFile(`src/design/swatches/${name}.webp`);
}
