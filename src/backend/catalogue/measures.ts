import 'server-only';
import type { Site } from '#shared/country/site.ts';
import { listFormat, numberFormat } from '#shared/i18n/formats.ts';

/** Countries that also read inches and pounds. */
const imperial: ReadonlySet<string> = new Set(['us', 'ca']);

/** A number as the locale writes it; four digits stay together, as on a drawing. */
export const formatNumber = ({ locale }: Pick<Site, 'locale'>, value: number, digits = 1): string =>
  numberFormat(locale, { maximumFractionDigits: digits, useGrouping: 'min2' }).format(value);

const withUnit = (locale: string, value: number, unit: string, digits: number): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits, useGrouping: 'min2' }).format(value);

/** `980 × 480 mm`: the unit once, at the end. */
const product = (site: Site, values: readonly number[], unit: string, digits: number): string => {
  const last = values.length - 1;
  return values
    .map((value, index) => (index === last ? withUnit(site.locale, value, unit, digits) : formatNumber(site, value, digits)))
    .join(' × ');
};

const isImperial = ({ country }: Site): boolean => imperial.has(country);

/** Lengths in millimetres, `980 × 480 mm`; for US and CA the inches stand behind. */
export const formatMillimetres = (site: Site, ...values: number[]): string => {
  const metric = product(site, values, 'millimeter', 0);
  if (!isImperial(site)) return metric;
  const inches = values.map((value) => value / 25.4);
  return `${metric} (${product(site, inches, 'inch', 2)})`;
};

/** Millimetres as centimetres, `60 cm`. */
export const formatCentimetres = (site: Site, millimetres: number): string => {
  const metric = withUnit(site.locale, millimetres / 10, 'centimeter', 1);
  return isImperial(site) ? `${metric} (${withUnit(site.locale, millimetres / 25.4, 'inch', 1)})` : metric;
};

/** A range of millimetres as centimetres, `20–22 cm`. */
export const formatCentimetreRange = (site: Site, from: number, to: number): string => {
  const range = (unit: string, divisor: number): string =>
    numberFormat(site.locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).formatRange(
      from / divisor,
      to / divisor,
    );
  return isImperial(site) ? `${range('centimeter', 10)} (${range('inch', 25.4)})` : range('centimeter', 10);
};

/** A range of millimetres, `20–60 mm`. */
export const formatMillimetreRange = (site: Site, from: number, to: number): string => {
  const range = (unit: string, divisor: number, digits: number): string =>
    numberFormat(site.locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }).formatRange(
      from / divisor,
      to / divisor,
    );
  return isImperial(site) ? `${range('millimeter', 1, 0)} (${range('inch', 25.4, 2)})` : range('millimeter', 1, 0);
};

/** Grams as kilograms, `13,2 kg`. */
export const formatWeight = (site: Site, grams: number): string => {
  const metric = withUnit(site.locale, grams / 1000, 'kilogram', 1);
  return isImperial(site) ? `${metric} (${withUnit(site.locale, grams / 453.592, 'pound', 1)})` : metric;
};

const volumeUnits = { metric: ['milliliter', 'liter', 1000], imperial: ['fluid-ounce', 'gallon', 128] } as const;

/** Small contents in the small unit, from a whole large one on in the large unit. */
const inUnits = (locale: string, system: keyof typeof volumeUnits, amount: number): string => {
  const [small, large, factor] = volumeUnits[system];
  return amount < factor ? withUnit(locale, amount, small, 1) : withUnit(locale, amount / factor, large, 1);
};

/** Millilitres as people measure them, `250 ml` or `15 l`; for US and CA ounces and gallons stand behind. */
const formatVolume = (site: Site, millilitres: number): string => {
  const metric = inUnits(site.locale, 'metric', millilitres);
  return isImperial(site) ? `${metric} (${inUnits(site.locale, 'imperial', millilitres / 29.5735)})` : metric;
};

/** What several vessels hold, those of one size together: `2 × 15 l, 8 l`. */
export const formatVolumes = (site: Site, millilitres: readonly number[]): string => {
  const sizes = [...Map.groupBy(millilitres, (volume) => volume)];
  return joinWords(
    site,
    sizes.map(([volume, { length }]) =>
      length === 1 ? formatVolume(site, volume) : `${formatNumber(site, length)} × ${formatVolume(site, volume)}`,
    ),
  );
};

/** Tenths of a litre a minute, `8,5 l/min`. */
export const formatFlow = (site: Site, tenths: number): string => withUnit(site.locale, tenths / 10, 'liter-per-minute', 1);

/** Whole years, `15 Jahre`. */
export const formatYears = ({ locale }: Pick<Site, 'locale'>, years: number): string =>
  numberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years);

/** Degrees, `360°`. */
export const formatDegrees = (site: Site, degrees: number): string =>
  numberFormat(site.locale, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' }).format(degrees);

/** Japanese and Chinese join units by nothing; as a list of words they have their own comma. */
const joining = (locale: string): Intl.ListFormatOptions =>
  /^(?:ja|zh)\b/u.test(locale) ? { type: 'conjunction', style: 'narrow' } : { type: 'unit', style: 'short' };

/** Several words as the language joins them: `Granit, Edelstahl`. */
export const joinWords = ({ locale }: Pick<Site, 'locale'>, words: readonly string[]): string =>
  listFormat(locale, joining(locale)).format(words);

/** A length on a technical drawing: millimetres without a unit, and for US and CA the inches behind, `1000 (39.37 in)`. */
export const formatOnDrawing = (site: Site, millimetres: number): string => {
  const metric = formatNumber(site, millimetres, 0);
  return isImperial(site) ? `${metric} (${formatNumber(site, millimetres / 25.4, 2)} in)` : metric;
};
