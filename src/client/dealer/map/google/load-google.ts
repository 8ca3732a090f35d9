import { loadService } from '#state/consent-loads.ts';
import { disableGoogleMaps } from '#state/google-maps.ts';
import type { GoogleOptions } from './google-options.ts';

/** Loads Google's maps, once consent is there (D-06). For other options than before the shop's own map takes over: Google's speaks one language. */
export const loadGoogle = (options: GoogleOptions): void => {
  // Google calls it by this name when it does not take the key.
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
