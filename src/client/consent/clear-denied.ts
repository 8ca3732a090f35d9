import 'client-only';
import { storedThings } from '#shared/consent/stored.ts';
import { consents } from '#state/consent.ts';

/** Clears what this browser stores for purposes that are now denied. */
export const clearDenied = (): void => {
  for (const { purpose, kind, name } of storedThings) {
    if (purpose === 'necessary' || kind !== 'storage' || consents[purpose] !== 'denied') continue;
    try {
      localStorage.removeItem(name);
    } catch {
      // Nothing could be kept there either.
    }
  }
};
