import type { CountryFile } from '#shared/content/country-file.ts';
import { zip } from '#shared/contract/rules.ts';
import { z } from '#shared/contract/zod.ts';

/** How a country writes its postal codes, as its country file says. */
export type PostalCodeRule = Pick<NonNullable<CountryFile['postalCode']>, 'pattern' | 'example'> | null;

const schemas = new Map<string, z.ZodType<string>>();

/** The postal code of a country: its own form, in either case; five digits where it sets none (V-02). */
export const postalCodeFor = (rule: PostalCodeRule): z.ZodType<string> => {
  if (!rule) return zip;
  const known = schemas.get(rule.pattern) ?? z.string().regex(new RegExp(`^(?:${rule.pattern})$`, 'iu'), 'general.validation.plz');
  schemas.set(rule.pattern, known);
  return known;
};
