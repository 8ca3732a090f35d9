import type { Position } from '#shared/routes/dealer-query.ts';

/** Why there is no position: the visitor or the browser denied it, or it could not be determined. */
export type NoPosition = 'refused' | 'failed';

// Dealers are searched within hundreds of metres: a position some minutes old will do, and no GPS is needed.
const options: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 5 * 60_000 };

/** Whether this browser offers geolocation: on a secure connection only. */
export const canFindPosition = (): boolean => isSecureContext && 'geolocation' in navigator;

/** Requests the position from the browser, which asks the visitor. */
export const findPosition = (): Promise<Position | NoPosition> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lng: longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      options,
    );
  });
