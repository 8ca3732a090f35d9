import { normalizeCharacters } from './normalize-characters.ts';

// An extension after the number: a parcel service cannot dial it, and the stored format cannot represent it.
const extension = /(?<![\s,;])[\s,;]*(?:(?:ext(?:ension|n)?|x|dw|durchwahl|poste|доб|内線|内线|分机)[.:=]?|#)\s*\d{1,7}$/iu;

/**
 * A pasted phone number with normalised characters: without `tel:`, with spaces instead of dots between the digits, and without its
 * extension.
 */
export const cleanPhone = (typed: string): string =>
  normalizeCharacters(typed)
    .replace(/^tel:\s*/i, '')
    .replaceAll(/ ?[·•∙・] ?/g, ' ')
    .replace(extension, '');
