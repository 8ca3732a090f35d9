import type { Position } from '#shared/routes/dealer-query.ts';

/** Why there is no position: the visitor or the browser refused it, or it could not be found. */
export type NoPosition = 'refused' | 'failed';

// A dealer is looked for by the hundred metres: what the browser knew some minutes ago will do, and no satellite is needed.
const options: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 5 * 60_000 };

/** Whether this browser can be asked for a position: over a secure connection alone. */
export const canFindPosition = (): boolean => isSecureContext && 'geolocation' in navigator;

/** Asks the browser where it is, which asks the visitor. */
export const findPosition = (): Promise<Position | NoPosition> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lng: longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      options,
    );
  });
