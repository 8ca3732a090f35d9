import { plainSigns } from './plain-signs.ts';

/** An account number as banks take it: in capitals, without blanks, hyphens and the word in front. What is checked is what is sent. */
export const cleanIban = (typed: string): string =>
  plainSigns(typed)
    .replace(/^IBAN\b\s*:?/i, '')
    .replaceAll(/[\s-]/g, '')
    .toUpperCase();
