import { loadService } from '#state/consent-loads.ts';
import { disableGoogleMaps } from '#state/google-maps.ts';
import type { GoogleOptions } from './google-options.ts';

/** Loads Google Maps, with consent (D-06). If the options change, the shop's own map takes over: Google's supports one language per document. */
export const loadGoogle = (options: GoogleOptions): void => {
  // Google calls this global function when it rejects the key.
  Object.assign(window, { gm_authFailure: disableGoogleMaps });
  const load = async (): Promise<unknown> => {
    const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader');
    setOptions({ ...options, libraries: ['places', 'marker'] });
    return Promise.all([importLibrary('maps'), import('./google-map.tsx')]);
  };
  try {
    void loadService('maps', options, load);
  } catch {
    disableGoogleMaps();
  }
};
