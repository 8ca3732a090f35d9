import 'server-only';

// Letters that do not come apart into a plain one and a mark.
const plain: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', đ: 'd', ø: 'o', œ: 'oe', æ: 'ae', ı: 'i' };

/** A name as it is compared: lower case, without accents, signs between its words as spaces. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßłđøœæı]/g, (sign) => plain[sign] ?? sign)
    .normalize('NFC')
    .replaceAll(/['’ʼ.]/g, '')
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim();

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The folded forms of a name: umlauts also as keyboards without them spell them. */
export const formsOf = (name: string): string[] => {
  const written = name.normalize('NFC').replaceAll(/[äöü]/gi, (letter) => spelled[letter.toLowerCase()] ?? letter);
  return written === name.normalize('NFC') ? [foldName(name)] : [foldName(name), foldName(written)];
};
