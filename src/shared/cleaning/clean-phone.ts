import { normalizeCharacters } from './normalize-characters.ts';

// What a switchboard asks for after the number: a parcel service cannot dial it, and the form in which numbers are kept has no place for it.
const extension = /[\s,;]*(?:(?:ext(?:ension|n)?|x|dw|durchwahl|poste|доб|内線|内线|分机)[.:=]?|#)\s*\d{1,7}$/iu;

/** A pasted phone number in plain signs: without `tel:`, with spaces where dots stood between the digits, and without its extension. */
export const cleanPhone = (typed: string): string =>
  normalizeCharacters(typed)
    .replace(/^tel:\s*/i, '')
    .replaceAll(/\s*[·•∙・]\s*/g, ' ')
    .replace(extension, '');
