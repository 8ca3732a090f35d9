import { patternRule } from './fault.ts';

const everywhere: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lorem|ipsum|dolor sit)\b/iu, 'placeholder'],
  [/\b(?:TODO|FIXME|TBD|TK|XXX+)\b|\bxxx+\b|\?\?\?+/u, 'placeholder'],
  [/\[(?:\.\.\.|…|text|translate[^\]]*)\]/iu, 'placeholder'],
  [/\{\{(?!\w+\}\})[^}]*\}?\}?|(?<!\{\{\w*)\}\}|\$\{[^}]*\}|%[sd]\b/u, 'broken placeholder'],
  [/\uFFFD|[ÃÂ][\u0080-\u00BF]|&(?:nbsp|amp|quot|#\d+);/u, 'broken character'],
];
const inContent: readonly (readonly [RegExp, string])[] = [[/\{\{\w+\}\}/u, 'placeholder that nothing fills in']];

/** Texts that somebody meant to write later, and values that nothing fills in. */
export const placeholders = patternRule('placeholder', ({ file }) =>
  file.startsWith('translations/') ? everywhere : [...everywhere, ...inContent],
);
