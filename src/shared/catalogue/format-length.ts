import { numberFormat } from '#shared/i18n/formats.ts';
import { digitsOfInches, formatImperial, formatUngrouped, inchesOf, isImperial, toImperial } from '#shared/i18n/imperial.ts';
import { withUnitSigns } from '#shared/i18n/unit-signs.ts';

/** Number and unit stay on one line. */
const unbroken = (length: string): string => length.replaceAll(' ', '\u00a0');

const inInches = (inches: number, locale: string): string =>
  unbroken(formatImperial(locale, inches, 'cm', { digits: digitsOfInches(inches) }));

/** A length on a label in the units of the locale's country: `60 cm`, in the United States and Canada `24 in`. */
export const formatCentimetres = (centimetres: number, locale: string): string =>
  isImperial(locale)
    ? inInches(inchesOf(centimetres), locale)
    : unbroken(
        withUnitSigns(locale, numberFormat(locale, { style: 'unit', unit: 'centimeter', maximumFractionDigits: 1 }).format(centimetres)),
      );

/** A length on a label in the units of the locale's country: `1000 mm`, without a thousands separator; in the United States and Canada `39.4 in`. */
export const formatMillimetres = (millimetres: number, locale: string): string =>
  isImperial(locale)
    ? inInches(toImperial(millimetres, 'mm'), locale)
    : unbroken(withUnitSigns(locale, numberFormat(locale, { style: 'unit', unit: 'millimeter', useGrouping: false }).format(millimetres)));

/** Centimetres without the unit, where it is stated above: `60`, in the United States and Canada `24`. */
export const unitlessCentimetres = (centimetres: number, locale: string): string =>
  formatUngrouped(locale, isImperial(locale) ? inchesOf(centimetres) : centimetres, 1);

/** Millimetres without the unit, where it is stated above: `38`; inches include it, `1.5 in`. */
export const unitlessMillimetres = (millimetres: number, locale: string): string =>
  isImperial(locale) ? formatMillimetres(millimetres, locale) : formatUngrouped(locale, millimetres, 0);
