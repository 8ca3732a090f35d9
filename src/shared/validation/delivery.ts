import type { z } from 'zod';
import type { CountryFile } from '#shared/content/country-file.ts';
import type { Address } from '#shared/contract/address.ts';
import { deliveryFields } from '#shared/contract/cart.ts';
import type { CountryCode } from '#shared/country/countries.ts';

/** What a country asks of an address: the form of its postal codes, and its regions by code where one must be named. */
export type AddressRules = Pick<CountryFile, 'postalCode' | 'regions'> & { country: CountryCode };

type Problem = { path: string; messageKey: string };

const problemsOf = (address: Address, { country, postalCode, regions }: AddressRules): Problem[] => {
  if (address.country !== country) return [];
  const isPostalCode = !postalCode || new RegExp(`^(?:${postalCode.pattern})$`, 'iu').test(address.postalCode);
  const isRegion = Object.keys(regions).length === 0 || Object.hasOwn(regions, address.region);
  return [
    ...(isPostalCode ? [] : [{ path: 'postalCode', messageKey: 'general.validation.plz' }]),
    ...(isRegion ? [] : [{ path: 'region', messageKey: 'general.validation.required' }]),
  ];
};

/** The delivery form as one country's shop takes it: in the browser and on the server the same (V-02, V-03). It delivers within its own country. */
export const deliveryFor = (rules: AddressRules): z.ZodType<z.output<typeof deliveryFields>, z.input<typeof deliveryFields>> =>
  deliveryFields.superRefine((body, context) => {
    const report = (path: string[], message: string): void => context.addIssue({ code: 'custom', path, message });
    if (body.delivery.country !== rules.country) report(['delivery', 'country'], 'general.validation.country');
    for (const { path, messageKey } of problemsOf(body.delivery, rules)) report(['delivery', path], messageKey);
    if (!body.billing) return;
    for (const { path, messageKey } of problemsOf(body.billing, rules)) report(['billing', path], messageKey);
  });
