import { patternRuleAround, type Rule } from './fault.ts';

const units = 'mm|cm|m|kg|g|bar|bars|barů|barech|barów|l|L|ml|l/min|L/min|MPa|kB|MB|Mo|°C|°|%|€|мм|см|м|кг|г|бар|барів|л|мл|л/хв|МБ';

// A unit must not be followed by a letter; Japanese and Chinese continue without a space.
const beforeUnit = `(?<=\\d) (?=(?:${units})(?![\\p{Script=Latin}\\p{Script=Cyrillic}’]))`;
const besideTimes = '(?<=\\d) (?=×)|(?<=×) (?=\\d)';

/** Each plain space at which a line could break within a measure: before its unit, or beside a ×. */
export const breakable: RegExp = new RegExp(`${beforeUnit}|${besideTimes}`, 'gu');

const once = new RegExp(breakable.source, 'u');

/** Measures stay on one line in every language: a line that begins with `mm` is read twice. */
export const noBreak: Rule = patternRuleAround('number', () => [[once, 'a line could end within the figure']]);
