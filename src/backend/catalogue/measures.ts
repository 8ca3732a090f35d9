import 'server-only';
import type { Site } from '#shared/country/site.ts';
import { listFormat, numberFormat } from '#shared/i18n/formats.ts';
import { formatImperial, formatUngrouped, inchesOf, isImperial, isMetricFirst, toImperial } from '#shared/i18n/imperial.ts';
import { formatNumberRange } from '#shared/i18n/number-range.ts';
import { withUnitSigns } from '#shared/i18n/unit-signs.ts';

/** The reader of a measure: the locale determines the words and the units. */
type Reader = Pick<Site, 'locale'>;

/** A number as the locale writes it; four digits stay together, as on a drawing. */
export const formatNumber = ({ locale }: Reader, value: number, digits = 1): string => formatUngrouped(locale, value, digits);

const withUnit = (locale: string, value: number, unit: string, digits: number): string =>
  withUnitSigns(
    locale,
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits, useGrouping: 'min2' }).format(value),
  );

/** Metric and imperial for a country that uses inches: in the United States imperial comes first, in Canada second. */
const both = ({ locale }: Reader, metric: string, imperial: () => string): string => {
  if (!isImperial(locale)) return metric;
  return isMetricFirst(locale) ? `${metric} (${imperial()})` : `${imperial()} (${metric})`;
};

/** `980 × 480 mm`: the unit once, at the end. */
const product = (site: Reader, values: readonly number[], digits: number, last: (value: number) => string): string =>
  values.map((value, index) => (index === values.length - 1 ? last(value) : formatNumber(site, value, digits))).join(' × ');

/** Lengths in millimetres, `980 × 480 mm`; for US and CA with inches to a hundredth. */
export const formatMillimetres = (site: Reader, ...values: number[]): string =>
  both(
    site,
    product(site, values, 0, (value) => withUnit(site.locale, value, 'millimeter', 0)),
    () => {
      const inches = values.map((value) => toImperial(value, 'mm'));
      return product(site, inches, 2, (value) => formatImperial(site.locale, value, 'mm', { digits: 2 }));
    },
  );

const centimetres = ({ locale }: Reader, millimetres: number): string => withUnit(locale, millimetres / 10, 'centimeter', 1);
const asInches = ({ locale }: Reader, millimetres: number): string =>
  formatImperial(locale, inchesOf(millimetres / 10), 'cm', { digits: 1 });

/** Millimetres as centimetres on a label, `60 cm`; for US and CA as inches, `24 in`. */
export const labelCentimetres = (site: Reader, millimetres: number): string =>
  isImperial(site.locale) ? asInches(site, millimetres) : centimetres(site, millimetres);

/** Millimetres as centimetres, `60 cm`; for US and CA with the inches that labels say. */
export const formatCentimetres = (site: Reader, millimetres: number): string =>
  both(site, centimetres(site, millimetres), () => asInches(site, millimetres));

const range = (site: Reader, unit: string, from: number, to: number, digits: number): string =>
  withUnitSigns(
    site.locale,
    formatNumberRange(numberFormat(site.locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }), from, to),
  );

/** A range of millimetres as centimetres on a label, `20–22 cm`; for US and CA as inches. */
export const formatCentimetreRange = (site: Reader, from: number, to: number): string =>
  isImperial(site.locale)
    ? range(site, 'inch', toImperial(from, 'mm'), toImperial(to, 'mm'), 1)
    : range(site, 'centimeter', from / 10, to / 10, 1);

/** A range of millimetres, `20–60 mm`; for US and CA with inches. */
export const formatMillimetreRange = (site: Reader, from: number, to: number): string =>
  both(site, range(site, 'millimeter', from, to, 0), () => range(site, 'inch', toImperial(from, 'mm'), toImperial(to, 'mm'), 2));

/** Grams as kilograms, `13,2 kg`; for US and CA with pounds. */
export const formatWeight = (site: Reader, grams: number): string =>
  both(site, withUnit(site.locale, grams / 1000, 'kilogram', 1), () =>
    formatImperial(site.locale, toImperial(grams / 1000, 'kg'), 'kg', { digits: 1 }),
  );

/** Grams as kilograms on a label, `13,2 kg`; for US and CA as pounds alone. */
export const labelWeight = ({ locale }: Reader, grams: number): string =>
  isImperial(locale)
    ? formatImperial(locale, toImperial(grams / 1000, 'kg'), 'kg', { digits: 1 })
    : withUnit(locale, grams / 1000, 'kilogram', 1);

const ouncesOfGallon = 128;

/** Small volumes in ounces, from a whole gallon on in gallons. */
const imperialVolume = (locale: string, millilitres: number): string => {
  const ounces = toImperial(millilitres, 'ml');
  return ounces < ouncesOfGallon
    ? formatImperial(locale, ounces, 'ml', { digits: 1 })
    : formatImperial(locale, ounces / ouncesOfGallon, 'l', { digits: 1 });
};

/** Millilitres in the common unit, `250 ml` or `15 l`; for US and CA with ounces and gallons. */
const formatVolume = (site: Reader, millilitres: number): string => {
  const metric =
    millilitres < 1000 ? withUnit(site.locale, millilitres, 'milliliter', 1) : withUnit(site.locale, millilitres / 1000, 'liter', 1);
  return both(site, metric, () => imperialVolume(site.locale, millilitres));
};

/** The volumes of several vessels, equal ones grouped: `2 × 15 l, 8 l`. */
export const formatVolumes = (site: Reader, millilitres: readonly number[]): string => {
  const sizes = [...Map.groupBy(millilitres, (volume) => volume)];
  return joinWords(
    site,
    sizes.map(([volume, { length }]) =>
      length === 1 ? formatVolume(site, volume) : `${formatNumber(site, length)} × ${formatVolume(site, volume)}`,
    ),
  );
};

/** Tenths of a litre a minute, `8,5 l/min`; for US and CA with gallons. */
export const formatFlow = (site: Reader, tenths: number): string =>
  both(site, withUnit(site.locale, tenths / 10, 'liter-per-minute', 1), () =>
    formatImperial(site.locale, toImperial(tenths / 10, 'l/min'), 'l/min', { digits: 1 }),
  );

/** Whole years, `15 Jahre`. */
export const formatYears = ({ locale }: Reader, years: number): string =>
  numberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years);

/** Whole minutes, `15 Minuten`. */
export const formatMinutes = ({ locale }: Reader, minutes: number): string =>
  numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);

/** Degrees, `360°`. */
export const formatDegrees = (site: Reader, degrees: number): string =>
  numberFormat(site.locale, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' }).format(degrees);

/** Several words with the list comma of the language: `Granit, Edelstahl`. Intl would put an “and” between two of them in half of the languages. */
export const joinWords = ({ locale }: Reader, words: readonly string[]): string => words.join(/^(?:ja|zh)\b/u.test(locale) ? '、' : ', ');

/** Several words within a sentence: `45 cm, 60 cm und 80 cm`. */
export const joinInSentence = ({ locale }: Reader, words: readonly string[]): string =>
  listFormat(locale, { type: 'conjunction' }).format(words);

/** Labels as one list: only the first keeps its capital, `À encastrer, à fleur`; German nouns keep theirs. */
export const joinLabels = (site: Reader, labels: readonly string[]): string =>
  joinWords(
    site,
    labels.map((label, index) =>
      index === 0 || site.locale.startsWith('de') ? label : `${label.charAt(0).toLocaleLowerCase(site.locale)}${label.slice(1)}`,
    ),
  );

/** A length on a technical drawing: millimetres without a unit; for US and CA inches beside them, `39.37 in (1000)`. */
export const formatOnDrawing = (site: Reader, millimetres: number): string =>
  both(site, formatNumber(site, millimetres, 0), () => formatImperial(site.locale, toImperial(millimetres, 'mm'), 'mm', { digits: 2 }));

/** A range of lengths on a technical drawing: millimetres without a unit; for US and CA inches beside them. */
export const formatRangeOnDrawing = (site: Reader, from: number, to: number): string =>
  both(site, formatNumberRange(numberFormat(site.locale, { maximumFractionDigits: 0 }), from, to), () =>
    range(site, 'inch', toImperial(from, 'mm'), toImperial(to, 'mm'), 2),
  );
