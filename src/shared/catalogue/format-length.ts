import { numberFormat } from '#shared/i18n/formats.ts';

/** Number and unit stay on one line. */
const held = (length: string): string => length.replaceAll(' ', '\u00a0');

/** A length as that locale writes it: `60 cm`. */
export const formatCentimetres = (centimetres: number, locale: string): string =>
  held(numberFormat(locale, { style: 'unit', unit: 'centimeter', maximumFractionDigits: 1 }).format(centimetres));

/** A length as that locale writes it: `1000 mm`, without a mark between thousands. */
export const formatMillimetres = (millimetres: number, locale: string): string =>
  held(numberFormat(locale, { style: 'unit', unit: 'millimeter', useGrouping: false }).format(millimetres));
