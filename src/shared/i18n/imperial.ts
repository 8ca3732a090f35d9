import { numberFormat } from './formats.ts';

/** The units used in content and facts. */
export type MetricUnit = 'mm' | 'cm' | 'm' | 'km' | 'g' | 'kg' | 'ml' | 'l' | 'bar' | '°C' | 'l/min';

type ImperialUnit = 'inch' | 'foot' | 'mile' | 'ounce' | 'pound' | 'fluid-ounce' | 'gallon' | 'psi' | 'fahrenheit' | 'gpm';

const inches = 1 / 25.4;
const gallons = 1 / 3.785_411_784;

const imperial: Record<MetricUnit, { unit: ImperialUnit; factor: number; offset?: number }> = {
  mm: { unit: 'inch', factor: inches },
  cm: { unit: 'inch', factor: 10 * inches },
  m: { unit: 'foot', factor: (1000 * inches) / 12 },
  km: { unit: 'mile', factor: 1 / 1.609_344 },
  g: { unit: 'ounce', factor: 1 / 28.349_523_125 },
  kg: { unit: 'pound', factor: 1 / 0.453_592_37 },
  ml: { unit: 'fluid-ounce', factor: (128 * gallons) / 1000 },
  l: { unit: 'gallon', factor: gallons },
  bar: { unit: 'psi', factor: 14.503_774 },
  '°C': { unit: 'fahrenheit', factor: 1.8, offset: 32 },
  'l/min': { unit: 'gpm', factor: gallons },
};

/** The country of a locale: `US` of `en-US`; undefined for a language only. */
const regionOf = (locale: string): string | undefined => locale.split('-')[1];

/** Whether a locale's country uses inches and pounds: the United States and Canada. */
export const isImperial = (locale: string): boolean => ['US', 'CA'].includes(regionOf(locale) ?? '');

/** Whether the metric value goes first where both are shown: everywhere except in the United States. */
export const isMetricFirst = (locale: string): boolean => regionOf(locale) !== 'US';

/** An amount in the imperial counterpart of a metric unit: 25.4 mm are 1, in inches. */
export const toImperial = (value: number, unit: MetricUnit): number => value * imperial[unit].factor + (imperial[unit].offset ?? 0);

/** The millimetres of so many inches. */
export const fromInches = (amount: number): number => amount / inches;

/** The centimetres of so many inches. */
export const toCentimetres = (amount: number): number => fromInches(amount) / 10;

/** A number in the locale's format without grouping, as on a drawing. */
export const formatUngrouped = (locale: string, value: number, digits: number): string =>
  numberFormat(locale, { maximumFractionDigits: digits, useGrouping: 'min2' }).format(value);

/** The format of an imperial amount: its decimals, and whether its unit is a word (`gallons`) or a symbol (`gal`). */
type ImperialForm = { digits: number; display?: 'short' | 'long' };

/** An imperial amount with the counterpart of a metric unit, in the locale's words: `24 in`, `24 po`. For pressure and flow the usual symbols are the same in each language. */
export const formatImperial = (locale: string, amount: number, from: MetricUnit, { digits, display = 'short' }: ImperialForm): string => {
  const { unit } = imperial[from];
  if (unit === 'psi' || unit === 'gpm') return `${formatUngrouped(locale, amount, digits)} ${unit}`;
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: display,
    maximumFractionDigits: digits,
    useGrouping: 'min2',
  }).format(amount);
};

/** The usual widths in centimetres of cabinets for sinks. */
const cabinetWidths: ReadonlySet<number> = new Set([30, 40, 45, 50, 60, 80, 90]);

/** The inches of a width in centimetres; those of a cabinet are whole and rounded up, as American cabinets are sold, so that what needs 60 cm fits into its 24. */
export const inchesOf = (centimetres: number): number => {
  const exact = toImperial(centimetres, 'cm');
  return cabinetWidths.has(centimetres) ? Math.ceil(exact) : exact;
};

/** Decimals of inches in a text or on a label: one, below two inches two. */
export const digitsOfInches = (amount: number): number => (amount < 2 ? 2 : 1);
