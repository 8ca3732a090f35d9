import { normalizeCharacters } from './normalize-characters.ts';

const number = /^([A-Z]{2})(\d{6})([A-Z\d]{8})$/;

/**
 * An order number in the shop's format, `DE-261124-7F3K9QXT`, from its letters and digits only; anything else is returned with normalised
 * characters.
 */
export const cleanOrderNumber = (typed: string): string => {
  const normalized = normalizeCharacters(typed).toUpperCase();
  const compact = normalized.replaceAll(/[\s\p{P}\p{S}]/gu, '');
  return number.test(compact) ? compact.replace(number, '$1-$2-$3') : normalized;
};
