import { normalizeCharacters } from './normalize-characters.ts';

const number = /^([A-Z]{2})(\d{6})([A-Z\d]{8})$/;

/** The number of an order as the shop writes it, `DE-261124-7F3K9QXT`, by its letters and digits alone; what is none comes back in plain signs. */
export const cleanOrderNumber = (typed: string): string => {
  const normalized = normalizeCharacters(typed).toUpperCase();
  const compact = normalized.replaceAll(/[\s\p{P}\p{S}]/gu, '');
  return number.test(compact) ? compact.replace(number, '$1-$2-$3') : normalized;
};
