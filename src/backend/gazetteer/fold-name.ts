import 'server-only';

// Letters that do not come apart into a plain one and a mark.
const foldedLetters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', đ: 'd', ø: 'o', œ: 'oe', æ: 'ae', ı: 'i' };

/** A name as it is compared: lower case, without accents, signs between its words as spaces. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßłđøœæı]/g, (character) => foldedLetters[character] ?? character)
    .normalize('NFC')
    .replaceAll(/['’ʼ.]/g, '')
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim();

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

// Saints are written out or not, as it comes: `Saint-Étienne` and `St Etienne`, `St. Gallen` and `Sankt Gallen`.
const saint = /(?<=^| )(?:saint|sainte|sankt|sint|st|ste)(?= )/g;
const saintly = ['st', 'ste', 'saint', 'sainte', 'sankt', 'sint'];

const withSaints = (folded: string): string[] =>
  folded.search(saint) === -1 ? [folded] : [...new Set([folded, ...saintly.map((word) => folded.replaceAll(saint, word))])];

/** The folded forms of a name: umlauts also as keyboards without them spell them, saints in full and short. */
export const formsOf = (name: string): string[] => {
  const written = name.normalize('NFC').replaceAll(/[äöü]/gi, (letter) => spelled[letter.toLowerCase()] ?? letter);
  const folded = written === name.normalize('NFC') ? [foldName(name)] : [foldName(name), foldName(written)];
  return folded.flatMap(withSaints);
};

/** Whether each word that was typed begins a word of the name, in their order: `frankfurt a m` is `frankfurt am main`, and so is `frankfurt main`. */
export const isShortFor = (typed: string, name: string): boolean => {
  const words = name.split(' ');
  let next = 0;
  return typed.split(' ').every((short) => {
    const found = words.findIndex((word, index) => index >= next && word.startsWith(short));
    next = found + 1;
    return found !== -1;
  });
};
