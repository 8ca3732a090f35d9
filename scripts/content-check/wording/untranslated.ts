import type { Language } from '../../../src/shared/country/countries.ts';
import type { LocatedFault } from './fault.ts';
import { type LocatedText, locationNameOf } from './located-text.ts';
import { productNames } from './product-names.ts';

// A measure is written the same everywhere: `596 × 470 mm`.
const wordless = /\{\{\w+\}\}|https?:\S+|(?<=\d\s?)(?:mm|cm|kg)(?!\p{L})/gu;

// So are names, alone or in a row: `Furt 60, Lagune 60`.
const names = new RegExp(`(?<!\\p{L})(?:${productNames.join('|')})(?![\\p{L}\\d])`, 'gu');

const isSaid = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(wordless, '').replaceAll(names, ''));

/** Short texts of neighbouring languages often agree; a sentence never does. */
const isSentence = (text: string): boolean => [...text].length > 24;

/** Texts that repeat English, and sentences that repeat another language. */
export const untranslated = (texts: readonly LocatedText[]): LocatedFault[] => {
  const saidBefore = new Map<string, Language>();
  return texts.flatMap((placed) => {
    const { file, location, language, text, english } = placed;
    if (!isSaid(text)) return [];
    const fault = { file, location, language, rule: 'untranslated', what: text };
    if (language !== 'en' && text === english) return [{ ...fault, message: `repeats English '${text.slice(0, 40)}'` }];
    if (!isSentence(text)) return [];
    const key = `${locationNameOf(placed)} ${text}`;
    const other = saidBefore.get(key);
    if (other === undefined) saidBefore.set(key, language);
    return other === undefined || other === language ? [] : [{ ...fault, message: `repeats '${other}': '${text.slice(0, 40)}'` }];
  });
};
