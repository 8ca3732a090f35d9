import 'server-only';

// Letters that do not decompose into a base letter and a diacritic.
const foldedLetters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', đ: 'd', ø: 'o', œ: 'oe', æ: 'ae', ı: 'i' };

/** A name normalised for comparison: lower case, without accents, punctuation between its words as spaces. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßłđøœæı]/g, (character) => foldedLetters[character] ?? character)
    .normalize('NFC')
    // `St.Gallen`, `Bad Homburg v.d.H.`
    .replaceAll(/\.(?=\p{L})/gu, ' ')
    .replaceAll(/['’ʼ.]/g, '')
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim();

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

// Words that may be abbreviated or not: `Saint-Étienne` and `St Etienne`, `St. Gallen` and `Sankt Gallen`, `Ft. Worth` and `Fort Worth`.
const groups = [
  ['st', 'ste', 'saint', 'sainte', 'sankt', 'sint'],
  ['santa', 'sta'],
  ['santo', 'sto'],
  ['fort', 'ft'],
  ['mount', 'mt'],
].map((words) => ({ words, pattern: new RegExp(`(?<=^| )(?:${words.join('|')})(?= )`, 'g') }));

const inFullAndShort = (folded: string): string[] => {
  const group = groups.find(({ pattern }) => folded.search(pattern) !== -1);
  return group ? [...new Set([folded, ...group.words.map((word) => folded.replaceAll(group.pattern, word))])] : [folded];
};

/** The folded forms of a name: umlauts also as typed on keyboards without them, saints, forts and mounts in full and abbreviated. */
export const formsOf = (name: string): string[] => {
  const written = name.normalize('NFC').replaceAll(/[äöü]/gi, (letter) => spelled[letter.toLowerCase()] ?? letter);
  const folded = written === name.normalize('NFC') ? [foldName(name)] : [foldName(name), foldName(written)];
  return folded.flatMap(inFullAndShort);
};

/**
 * Whether each typed word is the beginning of a word of the name, in their order: `frankfurt a m` matches `frankfurt am main`, and so does
 * `frankfurt main`.
 */
export const isShortFor = (typed: string, name: string): boolean => {
  const words = name.split(' ');
  let next = 0;
  return typed.split(' ').every((short) => {
    const found = words.findIndex((word, index) => index >= next && word.startsWith(short));
    next = found + 1;
    return found !== -1;
  });
};
