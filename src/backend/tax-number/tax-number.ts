import 'server-only';
import { entityValidators, euVat, type Validator } from 'stdnum';
import { DomainError } from '#backend/errors/errors.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';

/** The country prefix of a number: Greek VAT ids begin with EL. */
const prefixOf = (text: string): string => {
  const prefix = text.slice(0, 2).toUpperCase();
  return prefix === 'EL' ? 'GR' : prefix;
};

// Some validators throw at a text that is far from any valid number.
const readWith = (validator: Validator, text: string): string | undefined => {
  try {
    const result = validator.validate(text);
    return result.isValid ? result.compact : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A company's number without separators: an EU VAT id with the right check digit, from any country, or a number by which the shop's own
 * country identifies its companies. Undefined for everything else.
 */
export const readTaxNumber = (country: CountryCode, text: string): string | undefined => {
  const validators = euVat[prefixOf(text.trim())] ?? entityValidators[countries[country].iso] ?? [];
  for (const validator of validators) {
    const compact = readWith(validator, text.trim());
    if (compact !== undefined) return compact;
  }
  return undefined;
};

/** The number of a company, rejected if invalid. A private person has none. */
export const requireTaxNumber = (country: CountryCode, person: { customerType: string; taxNumber: string }): string => {
  if (person.customerType === 'Private') return '';
  const read = readTaxNumber(country, person.taxNumber);
  if (read !== undefined) return person.taxNumber.trim().toUpperCase();
  const fields = [{ field: 'taxNumber', messageKey: 'general.validation.taxNumber' }];
  throw new DomainError('ValidationException', 400, { fields }, 'Not valid: taxNumber');
};
