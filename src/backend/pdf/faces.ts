import 'server-only';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Language } from '#shared/country/countries.ts';

/** A font file of a family with the characters that it declares. */
export type Face = { file: string; spans: readonly (readonly [from: number, to: number])[] };

const require = createRequire(join(process.cwd(), 'package.json'));

// What one family lacks the next one has: Latin and Cyrillic, Greek, Han and Kana, Hangul, and right-to-left scripts.
const families = [
  'onest',
  'noto-sans',
  'noto-sans-jp',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
] as const;
type Family = (typeof families)[number];

const first: Partial<Record<Language, Family>> = { ja: 'noto-sans-jp', zh: 'noto-sans-sc' };

const spansOf = (ranges: string): Face['spans'] =>
  ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

// The Latin face comes first: all others are set next to it.
const facesOf = (family: Family): Face[] => {
  const root = `@fontsource-variable/${family}`;
  const ranges = JSON.parse(readFileSync(require.resolve(`${root}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .toSorted(([one], [other]) => Number(other === 'latin') - Number(one === 'latin'))
    .map(([name, range]) => ({
      file: require.resolve(`${root}/files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      spans: spansOf(range),
    }));
};

const familyCache = new Map<Family, Face[]>();

const facesFor = (language: Language): Face[] => {
  const own = first[language];
  const order = own === undefined ? families : [own, ...families.filter((family) => family !== own)];
  return order.flatMap((family) => getOrInsertComputed(familyCache, family, facesOf));
};

const claims = ({ spans }: Face, codePoint: number): boolean => spans.some(([from, to]) => codePoint >= from && codePoint <= to);

const characterCache = new Map<string, ReadonlySet<number>>();

// A family's list of ranges is only a hint: Onest's extended Cyrillic declares Ґ and has no glyph for it.
const readCharacters = (file: string): ReadonlySet<number> => {
  const font = create(readFileSync(file));
  return new Set('characterSet' in font ? font.characterSet : []);
};

/** Whether a face has a glyph for a character. */
export const draws = (face: Face, codePoint: number): boolean =>
  claims(face, codePoint) && getOrInsertComputed(characterCache, face.file, readCharacters).has(codePoint);

const faceCache = new Map<Language, Map<number, Face | null>>();

/** The face for a character in documents of a language; null if none has it. */
export const faceFor = (codePoint: number, language: Language): Face | null => {
  const cached = getOrInsertComputed(faceCache, language, () => new Map());
  return getOrInsertComputed(cached, codePoint, () => facesFor(language).find((one) => draws(one, codePoint)) ?? null);
};
