import { countryValues } from '#backend/content/content.ts';
import { patternRule } from './fault.ts';

const everywhere: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lorem|ipsum|dolor sit)\b/iu, 'placeholder'],
  [/\b(?:TODO|FIXME|TBD|TK|XXX+)\b|\bxxx+\b|\?\?\?+/u, 'placeholder'],
  [/\[(?:\.\.\.|…|text|translate[^\]]*)\]/iu, 'placeholder'],
  [/\{\{(?!\w+\}\})[^}]*\}?\}?|(?<!\{\{\w*)\}\}|\$\{[^}]*\}|%[sd]\b/u, 'broken placeholder'],
  [/\uFFFD|[ÃÂ][\u0080-\u00BF]|&(?:nbsp|amp|quot|#\d+);/u, 'broken character'],
];
const nothingFills = 'placeholder that nothing fills in';
const inContent: readonly (readonly [RegExp, string])[] = [[/\{\{\w+\}\}/u, nothingFills]];
// Pages, and the line above the header, use values of the country that shows them.
const inPages: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\{\\{(?!(?:${Object.keys(countryValues).join('|')})\\}\\})\\w+\\}\\}`, 'u'), nothingFills],
];

const placesOf = (file: string): readonly (readonly [RegExp, string])[] => {
  // Stories use values of their product's facts: `stories.ts` checks that they exist.
  if (file.startsWith('stories/')) return [];
  return /^(?:pages|navigation)\//.test(file) ? inPages : inContent;
};

/** Texts left to be written later, and values that nothing fills in. */
export const placeholders = patternRule('placeholder', ({ file }) => {
  if (file.startsWith('translations/')) return everywhere;
  return [...everywhere, ...placesOf(file)];
});
