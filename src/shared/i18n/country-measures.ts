import canadian from '#translations/words/en-CA.json' with { type: 'json' };
import american from '#translations/words/en-US.json' with { type: 'json' };
import quebecois from '#translations/words/fr-CA.json' with { type: 'json' };
import { digitsOfInches, formatImperial, formatUngrouped, inchesOf, isMetricFirst, type MetricUnit, toImperial } from './imperial.ts';

/** A unit as texts write it; `isWord` if it is spelled out and must stay so. */
type WrittenUnit = { unit: MetricUnit; pattern: string; isWord?: true };

const written: readonly WrittenUnit[] = [
  { unit: 'l/min', pattern: '[lL]/min' },
  { unit: 'l/min', pattern: 'litres? (?:a|per) minute|liters? (?:a|per) minute|litres? par minute', isWord: true },
  { unit: 'mm', pattern: 'mm' },
  { unit: 'mm', pattern: 'millim(?:et(?:re|er)|ètre)s?', isWord: true },
  { unit: 'cm', pattern: 'cm' },
  { unit: 'cm', pattern: 'centim(?:et(?:re|er)|ètre)s?', isWord: true },
  { unit: 'ml', pattern: 'm[lL]' },
  { unit: 'ml', pattern: 'millilit(?:re|er)s?', isWord: true },
  { unit: 'km', pattern: 'km' },
  { unit: 'km', pattern: 'kilom(?:et(?:re|er)|ètre)s?', isWord: true },
  { unit: 'kg', pattern: 'kg' },
  { unit: 'kg', pattern: 'kilogram(?:me)?s?|kilos?', isWord: true },
  { unit: 'm', pattern: 'm' },
  { unit: 'm', pattern: 'm(?:et(?:re|er)|ètre)s?', isWord: true },
  { unit: 'g', pattern: 'g' },
  { unit: 'g', pattern: 'gram(?:me)?s?', isWord: true },
  { unit: 'l', pattern: '[lL]' },
  { unit: 'l', pattern: 'lit(?:re|er)s?', isWord: true },
  { unit: 'bar', pattern: 'bars?' },
  { unit: '°C', pattern: '°C' },
];

const unitOf = (sign: string): WrittenUnit | undefined =>
  written.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'u').test(sign.replaceAll(/\s/gu, ' ')));

const numbers: Record<string, string> = {
  en: String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`,
  fr: String.raw`\d+(?:,\d+)?`,
};

const amountIn = (number: string, language: string): number =>
  Number(language === 'fr' ? number.replace(',', '.') : number.replaceAll(',', ''));

const imperialSigns = `(?:in|inch(?:es)?|po|pouces?|ft|pi|lb|pounds?|livres?|oz|gal|gallons?|onces?|psi|gpm|°F)`;

/** Phrases that stay metric in a country, with any spaces: a 2.5 mm key is not a 0.1 in key. */
const exemptPhrases: Record<string, readonly string[]> = { 'en-CA': canadian.metric, 'en-US': american.metric, 'fr-CA': quebecois.metric };

/** Matches markup, addresses, placeholders in braces and exempt phrases first, so that measures in them are skipped; then numbers that share a unit, which must come at their end. */
const patternOf = (locale: string): RegExp => {
  const number = numbers[locale.slice(0, 2)] ?? '';
  const last = String.raw`(?=(?:${number},\s)*${number}\s(?:or|and|ou|et)\s)`;
  const between = String.raw`(?:\s?[×–]\s?|\s(?:to|or|and|by|à|ou|et)\s|,\s${last})`;
  const unit = written.map(({ pattern }) => pattern.replaceAll(' ', String.raw`\s`)).join('|');
  const exempt = (exemptPhrases[locale] ?? []).map((phrase) => phrase.replaceAll('.', String.raw`\.`).replaceAll(/\s/gu, String.raw`\s`));
  const measure = String.raw`(?<![\p{L}\p{N}.,/_-])(?<numbers>${number}(?:${between}${number})*)\s?(?<unit>${unit})(?![\p{L}\p{N}²³/])`;
  const before = String.raw`(?<before>(?<!\p{L})${imperialSigns}\s\()?`;
  const after = String.raw`(?<after>\s\([^)]*${imperialSigns}\))?`;
  return new RegExp(String.raw`<[^<>]*>|\{\{\w+\}\}|https?:\S+|${exempt.join('|')}|${before}${measure}${after}`, 'gu');
};

const patterns = new Map(Object.keys(exemptPhrases).map((locale) => [locale, patternOf(locale)]));

/** As precise as the metric amount was: whole pounds for whole kilograms. */
const digitsFor = (amount: number, unit: MetricUnit, said: string): number => {
  if (unit === 'mm' || unit === 'cm') return digitsOfInches(amount);
  if (unit === 'bar' || unit === '°C') return 0;
  return unit === 'kg' && !/[.,]/u.test(said) ? 0 : 1;
};

const amountOf = (value: number, unit: MetricUnit): number => (unit === 'cm' ? inchesOf(value) : toImperial(value, unit));

/** `430 to 510` millimetres in inches: each number, the words between them, and the unit at the end. */
const convert = (locale: string, said: string, { unit, isWord }: WrittenUnit): string => {
  const language = locale.slice(0, 2);
  const found = [...said.matchAll(new RegExp(numbers[language] ?? '', 'gu'))];
  const words = found.map(([number], index) => {
    const amount = amountOf(amountIn(number, language), unit);
    const digits = digitsFor(amount, unit, number);
    if (index < found.length - 1) return formatUngrouped(locale, amount, digits);
    return formatImperial(locale, amount, unit, { digits, display: isWord ? 'long' : 'short' }).replaceAll(' ', '\u00A0');
  });
  const between = said.split(new RegExp(numbers[language] ?? '', 'u'));
  return words.map((word, index) => `${between[index] ?? ''}${word}`).join('');
};

/** Canada uses inches and pounds for lengths of things and weights, and metric units first for everything else. */
const staysMetric = (locale: string, unit: MetricUnit): boolean =>
  isMetricFirst(locale) && !(['mm', 'cm', 'm', 'g', 'kg'] as MetricUnit[]).includes(unit);

/**
 * Converts lengths, weights, volumes, pressures and temperatures in a text to the units of the locale's country: in the United States and
 * Canada `60 cm` becomes `24 in`. For others the text stays unchanged.
 */
export const inCountryMeasures = (locale: string, text: string): string => {
  const pattern = patterns.get(locale);
  if (pattern === undefined || !/\d/u.test(text)) return text;
  return text.replace(pattern, (whole: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Partial<Record<'before' | 'numbers' | 'unit' | 'after', string>>;
    const unit = groups.unit === undefined ? undefined : unitOf(groups.unit);
    if (!unit || groups.numbers === undefined || groups.before !== undefined || groups.after !== undefined) return whole;
    const imperial = convert(locale, groups.numbers, unit);
    return staysMetric(locale, unit.unit) ? `${whole} (${imperial})` : imperial;
  });
};
