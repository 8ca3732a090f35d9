import { cleanCode } from './clean-code.ts';
import { normalizeCharacters } from './normalize-characters.ts';

const number = /([A-Z]{2})(\d{6})([A-Z\d]{8})$/;

/**
 * An order number in the shop's format, `DE-261124-7F3K9QXT`, from its letters and digits only, whatever word stands before it; anything
 * else is returned with normalised characters.
 */
export const cleanOrderNumber = (typed: string): string => {
  const [, country, day, rest] = number.exec(cleanCode(typed)) ?? [];
  return country === undefined ? normalizeCharacters(typed).toUpperCase() : `${country}-${day}-${rest}`;
};
