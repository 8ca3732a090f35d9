import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, encode } from '../src/http-server/response/encoding.ts';

const suffixes = { br: '.br', zstd: '.zst', gzip: '.gz' } as const satisfies Partial<Record<Encoding, string>>;
// Types not listed are compressed by their own format: pictures, fonts, archives.
const compressible = /\.(?:js|css|svg|json|txt|webmanifest|xml|map|wasm|glb|vtt)$/;
// Below this size a compressed response is no smaller on the wire.
const minBytes = 256;

const compressFile = async (path: string): Promise<number> => {
  const body = await readFile(path);
  const made = await Promise.all(
    Object.entries(suffixes).map(async ([encoding, suffix]) => {
      const packed = await encode(body, encoding as keyof typeof suffixes, 'build');
      if (packed.length >= body.length) return 0;
      await writeFile(path + suffix, packed);
      return 1;
    }),
  );
  return made.reduce<number>((sum, one) => sum + one, 0);
};

/** Writes a .br, .zst and .gz beside every file of a folder that shrinks; returns the number of files written. */
export const compressFolder = async (folder: string): Promise<number> => {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.filter((path) => /\.(?:br|zst|gz)$/.test(path)).map((path) => rm(path)));
  const wanted = paths.filter((path) => compressible.test(path));
  let written = 0;
  // Each encoder at its highest level takes up to some hundred megabytes of memory: few files at a time.
  const work = async (): Promise<void> => {
    for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
      const count = (await stat(path)).size >= minBytes ? await compressFile(path) : 0;
      written += count;
    }
  };
  await Promise.all([work(), work()]);
  return written;
};
