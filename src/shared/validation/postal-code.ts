import type { CountryFile } from '#shared/content/country-file.ts';
import { zip } from '#shared/contract/rules.ts';
import { z } from '#shared/contract/zod.ts';

type Given = NonNullable<CountryFile['postalCode']>;

/** The format of a country's postal codes, from its country file, and their prefixes by region, where needed. */
export type PostalCodeRule =
  | (Pick<Given, 'pattern' | 'example'> & { ofRegions?: Pick<NonNullable<Given['ofRegions']>, 'byRegion'> | null })
  | null;

const schemas = new Map<string, z.ZodMiniType<string>>();

/** The postal code of a country: its own format, in either case; five digits if it has none (V-02). */
export const postalCodeFor = (rule: PostalCodeRule): z.ZodMiniType<string> => {
  if (!rule) return zip;
  const cached =
    schemas.get(rule.pattern) ?? z.string().check(z.regex(new RegExp(`^(?:${rule.pattern})$`, 'iu'), 'general.validation.plz'));
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
 * Whether a postal code can belong to a region. The tax is that of the parcel's destination, which its code determines: nobody can choose
 * a state for its tax. True if the country file does not say.
 */
export const isOfRegion = (rule: PostalCodeRule, code: string, region: string): boolean => {
  const byRegion = rule?.ofRegions?.byRegion ?? {};
  return !Object.hasOwn(byRegion, region) || beginsWith(byRegion[region] ?? '').test(code);
};
