import { countries } from '#shared/country/countries.ts';
import { bounded, filled } from './text.ts';
import { z } from './zod.ts';

const countryCodes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];
const optionalText = (max: number) => z._default(bounded(max), '');

/** Salutations (specification §3); an empty one means "no answer". */
export const salutations = ['', 'Female', 'Male'] as const;

/** The address for a parcel or an invoice. The postal code's format is checked against the country's rule where both are known (V-02). */
export const address = z.object({
  salutation: z._default(z.enum(salutations), ''),
  firstName: filled(80),
  lastName: filled(80),
  company: optionalText(120),
  street: filled(160),
  /** Flat, floor, building: what the street does not include. */
  addition: optionalText(120),
  postalCode: filled(20),
  city: filled(120),
  region: optionalText(80),
  country: z.enum(countryCodes),
});

/** A billing address. A company may give its tax number; format and check digit are checked on the server. */
export const billedAddress = z.extend(address, {
  taxNumber: z.optional(bounded(30)),
});

export type BilledAddress = z.infer<typeof billedAddress>;
export type Address = z.infer<typeof address>;
export type AddressInput = z.input<typeof address>;
