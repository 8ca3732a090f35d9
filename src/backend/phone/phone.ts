import 'server-only';
import { getExampleNumber, type CountryCode as PhoneCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { DomainError } from '#backend/errors/errors.ts';
import { phone } from '#shared/contract/rules.ts';
import type { CountryCode } from '#shared/country/countries.ts';

const isoOf = (country: CountryCode): PhoneCountry => country.toUpperCase() as PhoneCountry;

/**
 * Normalises a typed number to the stored format (E.164: `+33123456789`): without a prefix it is one of `country`. What no country's plan
 * knows, but the rule for stored numbers allows, is stored by its digits. Anything else is rejected by `field`. Empty stays empty.
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

/** A stored number with its digits grouped as in its own country: `+33 1 23 45 67 89`. */
export const formatPhone = (e164: string): string => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;

/** An example phone number in a country's format, for a hint. */
export const examplePhone = (country: CountryCode): string => getExampleNumber(isoOf(country), examples)?.formatNational() ?? '';
