import Color from 'colorjs.io';
import type { Token } from './tokens.ts';

/** A colour in both schemes, in a syntax that old browsers support. */
type ColourPair = { light: string; dark: string };

const isColour = (value: string): boolean => /^(?:light-dark\()?(?:oklch|color-mix)\(/.test(value);

/** Resolves mixtures to plain colours. */
const mixAll = (value: string): string =>
  value.replaceAll(/color-mix\(in srgb, (oklch\([^)]*\)) (\d+)%, (oklch\([^)]*\))\)/g, (_, added: string, share: string, ground: string) =>
    new Color(ground).mix(added, Number(share) / 100, { space: 'srgb', outputSpace: 'oklch' }).toString(),
  );

/** Both sides of a colour token; undefined for any other token. */
export const coloursOf = ({ value }: Token): ColourPair | undefined => {
  if (!isColour(value)) return undefined;
  const [light = value, dark = light] = mixAll(value).match(/oklch\([^)]*\)|transparent/g) ?? [];
  return { light, dark };
};

/** `#eceae6`, with its opacity if it has one. */
export const hexOf = (colour: string): string => new Color(colour).to('srgb').toString({ format: 'hex', collapse: false });

// Measured as painted: eight bits per channel.
const painted = (colour: string): Color => new Color(hexOf(colour));

/** The WCAG 2 contrast between a colour and its background, to one decimal, never rounded up. */
export const contrastOf = (colour: string, ground: string): number => Math.floor(painted(colour).contrastWCAG21(painted(ground)) * 10) / 10;
