import 'server-only';
import { getExampleNumber, type CountryCode as PhoneCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { DomainError } from '#backend/errors/errors.ts';
import { phone } from '#shared/contract/rules.ts';
import type { CountryCode } from '#shared/country/countries.ts';

const isoOf = (country: CountryCode): PhoneCountry => country.toUpperCase() as PhoneCountry;

/**
 * A number as somebody typed it in the form in which it is kept (E.164: `+33123456789`): without a prefix it is one of `country`. What the
 * plans of no country know, but the rule for kept numbers allows, is kept by its digits. Anything else is refused by `field`. Empty stays empty.
 */
export const normalizePhone = (country: CountryCode, typed: string, field = 'phone'): string => {
  if (typed === '') return '';
  const parsed = parsePhoneNumberFromString(typed, isoOf(country));
  if (parsed?.isPossible()) return parsed.number;
  const digits = typed.replace(/[^+\d]/g, '');
  if (phone.safeParse(digits).success) return digits;
  const fields = [{ field, messageKey: 'general.validation.phone' }];
  throw new DomainError('ValidationException', 400, { fields }, `Not valid: ${field}`);
};

/** A kept number with its digits grouped as its own country groups them: `+33 1 23 45 67 89`. */
export const formatPhone = (e164: string): string => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;

/** A phone number as people of a country write it, for a hint. */
export const examplePhone = (country: CountryCode): string => getExampleNumber(isoOf(country), examples)?.formatNational() ?? '';
