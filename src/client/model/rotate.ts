import { type Orbit, type ViewFrom, viewFrom } from './view-from.ts';
import type { ViewerElement } from './viewer-element.ts';

const step = Math.PI / 8;
/** How close to straight above or below the camera may get. */
const edge = 0.05;

const within = (phi: number): number => Math.max(edge, Math.min(Math.PI - edge, phi));

/** Rotates the model by an eighth of a half turn, as the arrow keys do, and announces the view. */
export const rotate = (viewer: ViewerElement, right: number, up: number): ViewFrom => {
  const { theta, phi, radius }: Orbit = viewer.getCameraOrbit();
  const next = { theta: theta - right * step, phi: within(phi + up * step) };
  viewer.cameraOrbit = `${next.theta}rad ${next.phi}rad ${radius}m`;
  return viewFrom(next);
};

/** Resets the camera. */
export const reset = (viewer: ViewerElement, orbit: string): ViewFrom => {
  viewer.cameraTarget = 'auto auto auto';
  viewer.fieldOfView = 'auto';
  viewer.cameraOrbit = orbit;
  const [theta = 0, phi = 0] = orbit.split(' ').map((angle) => (Number.parseFloat(angle) * Math.PI) / 180);
  return viewFrom({ theta, phi });
};
