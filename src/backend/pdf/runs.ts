import 'server-only';
import type { Language } from '#shared/country/countries.ts';
import { draws, type Face, faceFor } from './faces.ts';

/** A run of text that one face draws. */
type Run = { face: Face; text: string };

// Narrow spaces and the dong sign have no glyph in our fonts: similar characters replace them.
const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2009\u202f]/g, '\u00a0')
    .replaceAll('₫', 'đ');

// Joiners, separators and variation selectors draw nothing.
const isSilent = (character: string): boolean => /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(character);

/** True for a text with a character that no font of a document has a glyph for: an emoji, an unsupported script. */
export const isUnprintable = (text: string, language: Language): boolean =>
  [...printable(text)].some((character) => !isSilent(character) && faceFor(character.codePointAt(0) ?? 0, language) === null);

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

// Each word of Arabic or Hebrew is reversed when it is drawn; the words of one run follow one another from right to left.
const inVisualOrder = (runs: Run[]): Run[] => {
  const seen: Run[] = [];
  for (let at = 0; at < runs.length; ) {
    let end = at;
    for (let next = at; next < runs.length; next++) {
      const text = runs[next]?.text ?? '';
      if (rightToLeft.test(text)) end = next + 1;
      else if (text.trim() !== '' || end === at) break;
    }
    const stretch = end === at ? runs.slice(at, at + 1) : runs.slice(at, end).toReversed();
    seen.push(...stretch);
    at += stretch.length;
  }
  return seen;
};

/**
 * The lines of a text, none wider than `width`, before their words are put in visual order: the first words of a right-to-left name stand
 * on the first line. A left-to-right text stays whole, because the document breaks it itself.
 */
export const linesOf = (text: string, width: number, widthOf: (line: string) => number): string[] => {
  if (!rightToLeft.test(text)) return [text];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** A text divided where its font changes, in visual order; characters without a glyph are omitted instead of drawn as a box. */
export const runsOf = (text: string, language: Language): Run[] => {
  const runs: Run[] = [];
  for (const character of printable(text)) {
    const last = runs.at(-1);
    const codePoint = character.codePointAt(0) ?? 0;
    const face = last && draws(last.face, codePoint) ? last.face : faceFor(codePoint, language);
    if (!face) continue;
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return inVisualOrder(runs);
};
