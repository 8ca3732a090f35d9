import 'server-only';
import { getCountry } from '#backend/content/content.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { isUnprintable } from '#backend/pdf/pdf.ts';
import { readTaxNumber } from '#backend/tax-number/tax-number.ts';
import type { Address, BilledAddress } from '#shared/contract/address.ts';
import type { Delivery } from '#shared/contract/cart-calls.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { addressProblems } from '#shared/validation/address-for.ts';

const printed = ['firstName', 'lastName', 'company', 'street', 'addition', 'city'] as const satisfies readonly (keyof Address)[];

// An invoice without the buyer's name is invalid: characters that no PDF can print are reported before paying.
const unprintable = (address: Address): FieldProblem[] =>
  printed
    .filter((field) => isUnprintable(address[field], countries[address.country].languages[0]))
    .map((field) => ({ field, messageKey: 'general.validation.unprintable' }));

const problemsOf = (address: Address, path: string): FieldProblem[] =>
  [...addressProblems(address, { ...getCountry(address.country), country: address.country }), ...unprintable(address)].map(
    ({ field, messageKey }) => ({ field: `${path}${field}`, messageKey }),
  );

// Without a company name the number was typed into a field that is no longer shown.
const taxProblems = ({ company, country, taxNumber = '' }: BilledAddress, path: string): FieldProblem[] =>
  company === '' || taxNumber === '' || readTaxNumber(country, taxNumber) !== undefined
    ? []
    : [{ field: `${path}taxNumber`, messageKey: 'general.validation.taxNumber' }];

const requireNoProblems = (fields: FieldProblem[]): void => {
  if (fields.length === 0) return;
  throw new DomainError('ValidationException', 400, { fields }, `Not valid: ${fields.map(({ field }) => field).join(', ')}`);
};

/** Checks addresses against their countries' rules: postal code, region, a company's tax number, that PDFs can print them, and that the shop delivers there. Rejects by field (V-02). */
export const requireDeliverable = (country: CountryCode, { delivery, billing }: Delivery): void =>
  requireNoProblems([
    ...(delivery.country === country ? [] : [{ field: 'delivery.country', messageKey: 'general.validation.country' }]),
    ...problemsOf(delivery, 'delivery.'),
    ...taxProblems(delivery, 'delivery.'),
    ...(billing ? [...problemsOf(billing, 'billing.'), ...taxProblems(billing, 'billing.')] : []),
  ]);

/** Checks one address against its country's rules, and a company's tax number; rejects by field. */
export const requireValidAddress = (address: BilledAddress): void =>
  requireNoProblems([...problemsOf(address, ''), ...taxProblems(address, '')]);
