/** The sides of a model, as the viewer names them. */
export const viewsFrom = [
  'front',
  'right',
  'back',
  'left',
  'upper-front',
  'upper-right',
  'upper-back',
  'upper-left',
  'lower-front',
  'lower-right',
  'lower-back',
  'lower-left',
] as const;
export type ViewFrom = (typeof viewsFrom)[number];

/** The camera position: `theta` is the azimuth, `phi` is 0 above and π below; in radians. */
export type Orbit = { theta: number; phi: number; radius: number };

const sides = ['front', 'right', 'back', 'left'] as const;
const heights = ['upper-', '', 'lower-'] as const;
const quarter = Math.PI / 2;

/** The side that a camera sees, divided as in the viewer, so that both announce the same. */
export const viewFrom = ({ theta, phi }: Pick<Orbit, 'theta' | 'phi'>): ViewFrom => {
  const turned = Math.floor((theta + quarter / 2) / quarter);
  const side = sides[((turned % 4) + 4) % 4] ?? 'front';
  const height = heights[Math.max(0, Math.min(2, Math.floor(phi / (Math.PI / 3))))] ?? '';
  return `${height}${side}`;
};
