import type { CountryFile } from '#shared/content/country-file.ts';
import { zip } from '#shared/contract/rules.ts';
import { z } from '#shared/contract/zod.ts';

type Given = NonNullable<CountryFile['postalCode']>;

/** How a country writes its postal codes, as its country file says, and by what they begin in each region, where that counts. */
export type PostalCodeRule =
  | (Pick<Given, 'pattern' | 'example'> & { ofRegions?: Pick<NonNullable<Given['ofRegions']>, 'byRegion'> | null })
  | null;

const schemas = new Map<string, z.ZodType<string>>();

/** The postal code of a country: its own form, in either case; five digits where it sets none (V-02). */
export const postalCodeFor = (rule: PostalCodeRule): z.ZodType<string> => {
  if (!rule) return zip;
  const cached = schemas.get(rule.pattern) ?? z.string().regex(new RegExp(`^(?:${rule.pattern})$`, 'iu'), 'general.validation.plz');
  schemas.set(rule.pattern, cached);
  return cached;
};

const beginnings = new Map<string, RegExp>();

const beginsWith = (pattern: string): RegExp => {
  const cached = beginnings.get(pattern) ?? new RegExp(`^(?:${pattern})`, 'iu');
  beginnings.set(pattern, cached);
  return cached;
};

/**
 * Whether a postal code may be of a region. A tax is that of where the parcel arrives, and it arrives by its code: nobody chooses a state for
 * its tax. True where a country does not say.
 */
export const isOfRegion = (rule: PostalCodeRule, code: string, region: string): boolean => {
  const byRegion = rule?.ofRegions?.byRegion ?? {};
  return !Object.hasOwn(byRegion, region) || beginsWith(byRegion[region] ?? '').test(code);
};
