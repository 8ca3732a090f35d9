import 'server-only';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import type { Face } from './faces.ts';

/** Stroke weights of a sheet. */
export type Weight = 400 | 600;

const charactersOf = ({ spans }: Face): string =>
  spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))).join('');

const cache = new LRUCache<string, Promise<Uint8Array>>({ max: 200 });

const instantiate = async (face: Face, weight: Weight): Promise<Uint8Array> =>
  subsetFont(await readFile(face.file), charactersOf(face), { targetFormat: 'truetype', variationAxes: { wght: weight } });

/** The bytes of a face at one weight, as TrueType: PDF does not support variable fonts. Cached, since every document uses the same ones. */
export const faceAt = (face: Face, weight: Weight): Promise<Uint8Array> => {
  const key = `${face.file} ${weight}`;
  const cached = cache.get(key) ?? instantiate(face, weight);
  cache.set(key, cached);
  return cached;
};
