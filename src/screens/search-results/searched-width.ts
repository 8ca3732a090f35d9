import { inferWidth } from '#shared/catalogue/infer-width.ts';
import { toCentimetres } from '#shared/i18n/imperial.ts';

// The possible widths of a cabinet, in centimetres.
const narrowest = 20;
const widest = 100;

const widthPattern = /(?<![\d.,])(?<digits>\d{2,4})(?![\d.,]*\d)\s*-?(?<unit>mm|мм|cm|см|in(?:ch(?:es)?)?\b|po(?:uces?)?\b|["”″])?/iu;

const centimetresOf = (figure: number, unit: string | undefined, locale: string): number => {
  if (unit === undefined) return inferWidth(figure, locale);
  if (/^(?:cm|см)$/iu.test(unit)) return figure;
  return /^(?:mm|мм)$/iu.test(unit) ? figure / 10 : toCentimetres(figure);
};

/**
 * The cabinet width in centimetres that a term names, `Spüle 70 cm`, `700 mm`, `30 in`; undefined where it names none. A number without a
 * unit is in the unit of the locale's country.
 */
export const searchedWidth = (term: string, locale: string): number | undefined => {
  const { digits = '', unit } = widthPattern.exec(term)?.groups ?? {};
  const width = centimetresOf(Number(digits), unit, locale);
  return width >= narrowest && width <= widest ? width : undefined;
};
