import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';

const tokens = readFileSync('src/design/tokens.css', 'utf8');

/** A colour role of the light scheme, as a film can show it: `#rrggbb`. */
export const colourOf = (role: string): string => {
  const light = new RegExp(`--${role}: light-dark\\((oklch\\([^)]+\\))`).exec(tokens)?.[1];
  if (light === undefined) throw new Error(`No colour role ${role} in the tokens`);
  return new Color(light).to('srgb').toGamut().toString({ format: 'hex', collapse: false });
};
