import { addressLayoutOf } from '#shared/address/address-layout.ts';
import type { CountryFile } from '#shared/content/country-file.ts';
import type { Address } from '#shared/contract/address.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { z } from '#shared/contract/zod.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { isOfRegion, type PostalCodeRule, postalCodeFor } from './postal-code.ts';

/** A country's rules for an address: the format of its postal codes, its regions by code if one is required, and the codes of each; whether the ward is required is in its layout. */
export type AddressRules = Pick<CountryFile, 'regions'> & { postalCode: PostalCodeRule; country: CountryCode };

const codeFault = (code: string, region: string, rule: PostalCodeRule): string | undefined => {
  if (!postalCodeFor(rule).safeParse(code).success) return 'general.validation.plz';
  return isOfRegion(rule, code, region) ? undefined : 'general.validation.plzRegion';
};

/** The problems of an address by the rules of its country; an address of another country is not checked. */
export const addressProblems = (
  { country: own, postalCode: code, region, addition }: Address,
  { country, postalCode, regions }: AddressRules,
): FieldProblem[] => {
  if (own !== country) return [];
  const isRegion = Object.keys(regions).length === 0 || Object.hasOwn(regions, region);
  const fault = codeFault(code, region, postalCode);
  const lacksAddition = addition === '' && addressLayoutOf(country).isAdditionRequired;
  return [
    ...(lacksAddition ? [{ field: 'addition', messageKey: 'general.validation.required' }] : []),
    ...(fault === undefined ? [] : [{ field: 'postalCode', messageKey: fault }]),
    ...(isRegion ? [] : [{ field: 'region', messageKey: 'general.validation.required' }]),
  ];
};

/** A contract with an address, extended by a country's rules; unchanged without rules. */
export const withRules = <Output extends Address, Input>(
  schema: z.ZodMiniType<Output, Input>,
  rules: AddressRules | undefined,
): z.ZodMiniType<Output, Input> =>
  rules === undefined
    ? schema
    : schema.check(
        z.superRefine((value, context) => {
          for (const { field, messageKey } of addressProblems(value, rules))
            context.addIssue({ code: 'custom', path: [field], message: messageKey });
        }),
      );
