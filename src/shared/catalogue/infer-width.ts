import { isImperial, toCentimetres } from '#shared/i18n/imperial.ts';

// The widest cabinet in inches; even the narrowest cabinet for sinks has more centimetres.
const widestInInches = 42;

/** The cabinet width in centimetres that a number without a unit means: in the United States and Canada small numbers, up to the widest cabinet, are inches. */
export const inferWidth = (figure: number, locale: string): number =>
  isImperial(locale) && figure <= widestInInches ? toCentimetres(figure) : figure;
