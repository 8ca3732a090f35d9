import 'server-only';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import type { Language } from '#shared/country/countries.ts';

/** Stroke weights of a sheet. */
export type Weight = 400 | 600;

/** A file of a family with the characters that it draws. */
export type Face = { file: string; spans: readonly (readonly [from: number, to: number])[] };

const require = createRequire(join(process.cwd(), 'package.json'));

const families: Partial<Record<Language, string>> = { ja: 'noto-sans-jp', zh: 'noto-sans-sc' };
const mostFamilies = 'onest';

const spansOf = (ranges: string): Face['spans'] =>
  ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const covers = ({ spans }: Face, codePoint: number): boolean => spans.some(([from, to]) => codePoint >= from && codePoint <= to);

const charactersOf = ({ spans }: Face): string =>
  spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))).join('');

// The Latin face comes first: it is the one that everything else is set beside.
const facesOf = (family: string): Face[] => {
  const root = `@fontsource-variable/${family}`;
  const ranges = JSON.parse(readFileSync(require.resolve(`${root}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .toSorted(([one], [other]) => Number(other === 'latin') - Number(one === 'latin'))
    .map(([name, range]) => ({
      file: require.resolve(`${root}/files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      spans: spansOf(range),
    }));
};

const known = new Map<string, Face[]>();

const facesFor = (language: Language): Face[] => {
  const family = families[language] ?? mostFamilies;
  const faces = known.get(family) ?? facesOf(family);
  known.set(family, faces);
  return faces;
};

const pinned = new LRUCache<string, Promise<Uint8Array>>({ max: 200 });

const pin = async (face: Face, weight: Weight): Promise<Uint8Array> =>
  subsetFont(await readFile(face.file), charactersOf(face), { targetFormat: 'truetype', variationAxes: { wght: weight } });

/** The bytes of a face at one weight, as TrueType: PDF knows no variable fonts. Kept, since every sheet asks for the same ones. */
export const faceAt = (face: Face, weight: Weight): Promise<Uint8Array> => {
  const key = `${face.file} ${weight}`;
  const made = pinned.get(key) ?? pin(face, weight);
  pinned.set(key, made);
  return made;
};

/** A stretch of text that one face draws. */
export type Run = { face: Face; text: string };

// Narrow spaces and the sign of the dong have no glyph in our faces: their neighbours stand in.
const printable = (text: string): string => text.replace(/[\u2009\u202f]/g, '\u00a0').replaceAll('₫', 'đ');

/** A text cut where its face changes; characters that no face of the language has stay with the face before. */
export const runsOf = (text: string, language: Language): Run[] => {
  const faces = facesFor(language);
  const runs: Run[] = [];
  for (const character of printable(text)) {
    const last = runs.at(-1);
    const codePoint = character.codePointAt(0) ?? 0;
    const face = [last?.face, ...faces].find((one) => one && covers(one, codePoint)) ?? last?.face ?? faces[0];
    if (!face) throw new Error(`No face for ${language}`);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
};
