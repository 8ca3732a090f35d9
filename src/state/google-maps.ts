import 'client-only';
import { proxy } from 'valtio';

/** Google Maps in this document: `isDisabled` if Google rejects our key, or has loaded for a page in another language. */
export const googleMaps = proxy({ isDisabled: false });

/** Disables Google's map until the document is left: the shop's own replaces it (D-07). */
export const disableGoogleMaps = (): void => {
  googleMaps.isDisabled = true;
};
