import { cleanPostalCode } from '#shared/cleaning/clean-postal-code.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { address, billedAddress } from './address.ts';
import { rejectInvisible } from './text.ts';

// Apart from what is kept: pages that only show an address do not load how one is cleaned.

/** Refuses what cannot be seen in an address that somebody sends. */
export const rejectInvisibleInAddress = rejectInvisible(Object.keys(billedAddress.shape));

/** The address with its postal code in the one form in which its country keeps it: the same before it is checked, shown, printed and exported. */
export const withCleanCode = <Given extends { country: CountryCode; postalCode: string }>(given: Given): Given => ({
  ...given,
  postalCode: cleanPostalCode(given.country, given.postalCode),
});

/** An address as somebody sends it. */
export const givenAddress = address.overwrite(withCleanCode).superRefine(rejectInvisibleInAddress);

/** An address that an invoice may go to, as somebody sends it. */
export const givenBilledAddress = billedAddress.overwrite(withCleanCode).superRefine(rejectInvisibleInAddress);
