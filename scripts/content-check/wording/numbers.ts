import type { Language } from '../../../src/shared/country/countries.ts';
import { patternRule } from './fault.ts';

const withPoint: readonly Language[] = ['en', 'ja', 'zh'];
const unit = '(?:mm|cm|m|kg|g|bar|l|L|ml|мм|см|кг|бар|л|мл|°|%|€|Liter|litres?)(?![\\p{L}])';
const space = '[ \\u00A0\\u202F]?';

const comma = [new RegExp(`(?<![\\d.,])\\d{1,3},\\d{1,2}${space}${unit}`, 'u'), 'decimal comma instead of point in'] as const;
const point = [new RegExp(`(?<![\\d.,])\\d{1,3}\\.\\d{1,2}${space}${unit}`, 'u'), 'decimal point instead of comma in'] as const;
const cyrillicUnits = [/\d[ \u00A0\u202F]?(?:mm|cm|kg|bar|ml)(?!\p{L})/u, 'Latin unit in'] as const;
const glued = [/\d(?:mm|cm|kg|bar|ml|мм|см|кг|бар|мл)(?!\p{L})/u, 'no space between number and unit in'] as const;
const times = [/\d ?[xх*] ?\d/u, 'letter instead of × in'] as const;

/** Numbers and units in the notation of the language. */
export const numbers = patternRule('number', ({ language }) => [
  withPoint.includes(language) ? comma : point,
  ...(language === 'uk' ? [cyrillicUnits] : []),
  glued,
  times,
]);
