import { isImperial, toCentimetres } from '#shared/i18n/imperial.ts';

// The widest cabinet in inches; the narrowest that there are sinks for has more centimetres.
const widestInInches = 42;

/** The centimetres that a figure without a unit means as the width of a cabinet: in the United States and Canada those of so many inches, up to the widest that there are. */
export const inferWidth = (figure: number, locale: string): number =>
  isImperial(locale) && figure <= widestInInches ? toCentimetres(figure) : figure;
