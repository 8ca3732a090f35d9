import type { Language } from '../../../src/shared/country/countries.ts';
import { type Fault, patternRuleAround, type Rule } from './fault.ts';
import { quotationMarks } from './quotation-marks.ts';

type Patterns = readonly (readonly [RegExp, string])[];

const everywhere: Patterns = [
  [/[ \u00A0\u202F]{2,}/u, 'two spaces in'],
  [/^\s|\s$/u, 'space at the edge of'],
  [/"/u, 'straight quotation mark in'],
  [/['´`]/u, 'straight apostrophe in'],
  [/\.\.\.+/u, 'three dots instead of … in'],
  [/(?<=\S) - (?=\S)/u, 'hyphen instead of a dash in'],
  [/ [,;](?! \))/u, 'space before a mark in'],
  [/[!！]/u, 'exclamation mark, which is not our tone, in'],
];
const noSpaceBefore: Patterns = [[/[ \u00A0\u202F][:?](?= |$)/u, 'space before a mark in']];
const frenchSpaces: Patterns = [
  [/ [:;?»]/u, 'no-break space is missing before a mark in'],
  [/(?<=[\p{L}\d)])[;?»]|(?<=[\p{L})]):(?= )/u, 'no-break space is missing before a mark in'],
  [/«(?![\u00A0\u202F])/u, 'no-break space is missing after a mark in'],
];
const spanishOpening: Patterns = [[/^[^¿]*\?/u, 'opening ¿ is missing in']];
const wide = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const eastAsian: Patterns = [
  [new RegExp(`(?<=${wide})[,.;:?]`, 'u'), 'half-width mark in'],
  [new RegExp(`(?<=${wide}) (?=${wide})`, 'u'), 'space inside'],
  [new RegExp(`(?<=${wide}) ?\\(|\\((?=${wide})`, 'u'), 'half-width bracket in'],
  [/[：，。、（）；？] (?!–)| [：，。、（）；？]/u, 'space beside a wide mark in'],
];

const special: Partial<Record<Language, Patterns>> = {
  fr: frenchSpaces,
  es: [...noSpaceBefore, ...spanishOpening],
  ja: eastAsian,
  zh: eastAsian,
};

const spacing = patternRuleAround('typography', ({ language }) => [...everywhere, ...(special[language] ?? noSpaceBefore)]);

const allMarks = /[“”„«»‹›‚‘「」『』《》]/gu;

const marks: Rule = ({ text, language }): Fault[] => {
  const foreign = [...new Set(text.match(allMarks))].filter((mark) => !quotationMarks[language].includes(mark));
  return foreign.map((mark) => ({ rule: 'typography', what: mark, message: `quotation mark of another language '${mark}'` }));
};

/** Spaces, dashes and quotation marks as a typesetter of the language sets them. */
export const typography: Rule = (placed) => [...spacing(placed), ...marks(placed)];
