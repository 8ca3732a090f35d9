import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { encodeFilm } from './encode.ts';
import { saveFilm } from './save-film.ts';

// Usage: node scripts/film/build-scene-films.ts
// Writes public/films/<name>-<hash>.mp4 from the frames that `imagery/render_film.py` rendered: a scene in the light of a day, from
// morning to evening, whose last picture fades into the first. A frame lasts half a second, with interpolation between two of them.
const frames = 'var/imagery/films';
const rate = 24;

const film = z.looseObject({ seconds: z.number().positive() });

for (const file of await readdir('imagery/films')) {
  const name = path.basename(file, '.json');
  const { seconds } = film.parse(JSON.parse(await readFile(`imagery/films/${file}`, 'utf8')));
  const there = (await readdir(`${frames}/${name}`)).toSorted();
  const order = [...there, ...there.slice(0, 1)];
  const pictures = await Promise.all(order.map((one) => readFile(`${frames}/${name}/${one}`)));
  const filter = `framerate=fps=${rate}:interp_start=0:interp_end=255:scene=100`;
  await saveFilm(name, await encodeFilm(pictures, { rate: (order.length - 1) / seconds, filter, tune: 'film', crf: 26 }), seconds);
}
