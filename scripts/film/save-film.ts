import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const target = 'public/films';

/** Writes a film under its name and the hash of its bytes, replacing the previous one; reports its size. */
export const saveFilm = async (name: string, film: Uint8Array, seconds: number): Promise<void> => {
  const file = `${name}-${createHash('sha256').update(film).digest('hex').slice(0, 10)}.mp4`;
  await mkdir(target, { recursive: true });
  const old = (await readdir(target)).filter((one) => one.replace(/-[0-9a-f]{10}\.mp4$/, '') === name && one !== file);
  await Promise.all(old.map((one) => rm(path.join(target, one))));
  await writeFile(path.join(target, file), film);
  console.log(`${file}: ${seconds} s, ${(film.length / 1000).toFixed(0)} kB`);
};
