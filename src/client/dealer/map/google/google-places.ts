import { consentLoads, isServiceAllowed } from '#state/consent-loads.ts';
import { googleMaps } from '#state/google-maps.ts';
import type { PlaceSource } from '#state/place-suggestions.ts';
import type { GoogleChoice } from './google-choice.ts';
import type { GoogleOptions } from './google-options.ts';
import { loadGoogle } from './load-google.ts';

/** Place suggestions by Google, with consent to Google's map: its script is loaded on the first letter (D-06). */
export const googlePlaces = (google: GoogleChoice, options: GoogleOptions): PlaceSource | undefined => {
  if (!isServiceAllowed('maps', google.isConsentRequired)) return undefined;
  // After all attempts failed, the map offers a retry.
  if (!consentLoads.maps.hasFailed) loadGoogle(options);
  if (googleMaps.isDisabled || consentLoads.maps.state !== 'LOADED') return undefined;
  return async (typed) => (await import('./ask-google.ts')).askGoogle(typed, options);
};
