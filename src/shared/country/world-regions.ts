import type { CountryCode } from './countries.ts';

/** The parts of the world under which the picker groups countries, in this order. */
export const worldRegions = ['europe', 'america', 'asiaPacific'] as const;
export type WorldRegion = (typeof worldRegions)[number];

/** The group of a country in the picker (C-09); a missing country is a type error and not a missing entry. */
export const worldRegionOf: Record<CountryCode, WorldRegion> = {
  at: 'europe',
  de: 'europe',
  ch: 'europe',
  gb: 'europe',
  au: 'asiaPacific',
  be: 'europe',
  ca: 'america',
  cn: 'asiaPacific',
  cz: 'europe',
  fr: 'europe',
  hu: 'europe',
  it: 'europe',
  jp: 'asiaPacific',
  nl: 'europe',
  pl: 'europe',
  pt: 'europe',
  es: 'europe',
  ua: 'europe',
  us: 'america',
  vn: 'asiaPacific',
};
