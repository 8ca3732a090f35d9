import { cleanPostalCode } from '#shared/cleaning/clean-postal-code.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { address, billedAddress } from './address.ts';
import { rejectInvisible } from './text.ts';
import { z } from './zod.ts';

// Separate from stored addresses: pages that only show an address do not load how one is cleaned.

/** Rejects invisible characters in a submitted address. */
export const rejectInvisibleInAddress = rejectInvisible(Object.keys(billedAddress.shape));

/** The address with its postal code in its country's format: the same before it is checked, shown, printed and exported. */
export const withCleanCode = <Given extends { country: CountryCode; postalCode: string }>(given: Given): Given => ({
  ...given,
  postalCode: cleanPostalCode(given.country, given.postalCode),
});

/** The same schema, which rejects other fields instead of dropping them. */
export const strict = <Schema extends z.ZodMiniObject>(schema: Schema): Schema => schema.clone({ ...schema.def, catchall: z.never() });

/** A submitted address. */
export const givenAddress = address.check(z.overwrite(withCleanCode), z.superRefine(rejectInvisibleInAddress));

/** A submitted billing address. */
export const givenBilledAddress = billedAddress.check(z.overwrite(withCleanCode), z.superRefine(rejectInvisibleInAddress));
