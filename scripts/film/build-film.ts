import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { productFile } from '#shared/catalogue/product-file.ts';
import { encodeFilm } from './encode.ts';
import { drawFrame } from './frame.ts';
import { saveFilm } from './save-film.ts';
import { format } from './timing.ts';

// Usage: node scripts/film/build-film.ts
// Writes public/films/from-above-<hash>.mp4: how a sink is fitted from above, drawn from the catalogue's facts like the technical
// drawings. Its name goes into content/pages/installation; its captions, public/films/from-above-<language>.vtt, follow timing.ts.
const name = 'from-above';
const product = 'delta-60-s';

const { facts } = productFile.parse(JSON.parse(await readFile(`content/catalogue/${product}/product.json`, 'utf8')));
if (facts.kind !== 'sink') throw new Error(`${product} is no sink`);
const { width, height, rate, seconds } = format;
const kitchen = await sharp('imagery/originals/kitchen-granite-brass.webp').resize(width, height).removeAlpha().png().toBuffer();
const pictures: Buffer[] = [];
for (let index = 0; index < seconds * rate; index += 1) pictures.push(await drawFrame(facts, kitchen, index / rate));

await saveFilm(name, await encodeFilm(pictures, { rate, tune: 'animation', crf: 22 }), seconds);
