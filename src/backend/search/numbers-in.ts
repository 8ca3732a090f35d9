import 'server-only';

/** The numbers in a term, and the remaining words. */
type NumbersIn = {
  remainder: string;
  /** Article numbers and their beginnings, digits only: `10602101`, `1060`. */
  skus: string[];
  /** Lengths in centimetres: `60 cm`, `600mm`, `60er`, `24 inch`, `23.6 in`. */
  lengths: { digits: string; centimetres: number }[];
};

// The same separator between all parts, or none; a partial number has dots.
const wholeSku = /(?<![\d.])(\d{2})([.\s-]?)(\d{2})\2(\d{4})(?!\d)/g;
const partOfSku = /(?<![\d.])(\d{2})\.(\d{2})(?:\.(\d{1,3}))?\.?(?![\d.])/g;
const length = /(?<![\d.,])(\d{2,4})\s*-?(mm|мм|ミリ|毫米|cm|см|センチ|厘米|公分|er|os|es|inch(?:es)?|in|pouces?|["”]|′′|'')(?![a-zа-я])/g;
// `35.43` alone is the beginning of an article number.
const partsOfInch = /(?<![\d.,])(\d{1,2}[.,]\d{1,2})\s*-?(?:inch(?:es)?|in|po|pouces?|["”]|′′|'')(?![a-zа-я])/g;
// Where inches are not used, `po` is another word.
const shortInch = /(?<=\d\s?)po(?![a-z])/g;

// Between two measures it is no word: `980 x 480`.
const times = /(?<=\d)\s*[x×х]\s*(?=\d)/g;

const centimetresOfInch = 2.54;

const inCentimetres = (digits: string, unit: string): number => {
  if (['mm', 'мм', 'ミリ', '毫米'].includes(unit)) return Number(digits) / 10;
  return ['cm', 'см', 'センチ', '厘米', '公分', 'er', 'os', 'es'].includes(unit) ? Number(digits) : Number(digits) * centimetresOfInch;
};

/** Extracts article numbers and lengths from a folded term; where inches are used, `po` means inches, too. */
export const numbersIn = (folded: string, isImperial = false): NumbersIn => {
  const skus: string[] = [];
  const lengths: NumbersIn['lengths'] = [];
  const remainder = (isImperial ? folded.replaceAll(shortInch, 'pouces') : folded)
    .replaceAll(times, ' ')
    .replaceAll(partsOfInch, (_, digits: string) => {
      lengths.push({ digits, centimetres: Number(digits.replace(',', '.')) * centimetresOfInch });
      return ' ';
    })
    .replaceAll(wholeSku, (_, one: string, _character: string, two: string, three: string) => {
      skus.push(one + two + three);
      return ' ';
    })
    .replaceAll(partOfSku, (_, one: string, two: string, three = '') => {
      skus.push(one + two + three);
      return ' ';
    })
    .replaceAll(length, (_, digits: string, unit: string) => {
      lengths.push({ digits, centimetres: inCentimetres(digits, unit) });
      return ' ';
    });
  return { remainder, skus, lengths };
};
