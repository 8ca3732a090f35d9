import { wordlessKeys } from '#shared/content/wordless-keys.ts';

/** A text and its location. */
export type FoundText = { location: string; text: string };

/** Every visible text below a value. */
export const readTextsIn = (value: unknown, location: string): FoundText[] => {
  if (typeof value === 'string') return [{ location, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (wordlessKeys.has(key) ? [] : readTextsIn(one, `${location}.${key}`)));
};

// A length or a weight, in figures or as the unit of a table or a field; then volumes, pressures, temperatures and flow.
const metric =
  /\d\s?(?:mm|cm|m|km|kg|g|ml|l|L|lit(?:er|re)s?|bar|°C)(?![\p{L}\p{N}²³])|(?:milli|centi)m[eè]t|\bkilogram|\b(?:mm|cm|kg)\b|[lL]\/min/u;
const imperial = /\d\s?(?:US\s)?(?:in|po|inches|pouces|lb|gal|gallons?|psi|gpm|fl\soz|oz\sliq\.|°F)(?!\p{L})|\binch|\bpouce/u;

// The hex key of a spout is metric everywhere, and carriers in Canada use kilograms.
const exceptions = /2\.5\smm hex key|clé six pans de 2,5\smm|\b30\skg/gu;

/** Whether a text has a measure in inches, pounds or another imperial unit. */
export const isInInches = ({ text }: FoundText): boolean => imperial.test(text);

/** The texts with metric units and no others. */
export const metricAlone = (texts: readonly FoundText[]): string[] =>
  texts.flatMap(({ location, text }) =>
    metric.test(text.replaceAll(exceptions, '')) && !imperial.test(text) ? [`${location}: ${text}`] : [],
  );
