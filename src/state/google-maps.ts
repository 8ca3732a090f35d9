import 'client-only';
import { proxy } from 'valtio';

/** Google's maps in this document: `isRefused` where Google takes no key of ours, or has loaded for a page of another language. */
export const googleMaps = proxy({ isDisabled: false });

/** Gives Google's map up until the document is left: the shop's own takes its place (D-07). */
export const disableGoogleMaps = (): void => {
  googleMaps.isDisabled = true;
};
