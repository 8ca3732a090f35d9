import { numberFormat } from '#shared/i18n/formats.ts';
import { digitsOfInches, formatImperial, formatUngrouped, inchesOf, isImperial, toImperial } from '#shared/i18n/imperial.ts';

/** Number and unit stay on one line. */
const unbroken = (length: string): string => length.replaceAll(' ', '\u00a0');

const inInches = (inches: number, locale: string): string =>
  unbroken(formatImperial(locale, inches, 'cm', { digits: digitsOfInches(inches) }));

/** A length on a label as that locale's country measures: `60 cm`, in the United States and Canada `24 in`. */
export const formatCentimetres = (centimetres: number, locale: string): string =>
  isImperial(locale)
    ? inInches(inchesOf(centimetres), locale)
    : unbroken(numberFormat(locale, { style: 'unit', unit: 'centimeter', maximumFractionDigits: 1 }).format(centimetres));

/** A length on a label as that locale's country measures: `1000 mm`, without a mark between thousands; in the United States and Canada `39.4 in`. */
export const formatMillimetres = (millimetres: number, locale: string): string =>
  isImperial(locale)
    ? inInches(toImperial(millimetres, 'mm'), locale)
    : unbroken(numberFormat(locale, { style: 'unit', unit: 'millimeter', useGrouping: false }).format(millimetres));

/** Centimetres where the unit stands above: `60`, in the United States and Canada `24`. */
export const unitlessCentimetres = (centimetres: number, locale: string): string =>
  formatUngrouped(locale, isImperial(locale) ? inchesOf(centimetres) : centimetres, 1);

/** Millimetres where the unit stands above: `38`; inches say theirs, `1.5 in`. */
export const unitlessMillimetres = (millimetres: number, locale: string): string =>
  isImperial(locale) ? formatMillimetres(millimetres, locale) : formatUngrouped(locale, millimetres, 0);
