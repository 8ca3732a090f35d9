import { coloursOf, contrastOf } from './colours.ts';
import type { Token } from './tokens.ts';

/** A colour on a background, and the contrast that WCAG 2.2 requires: 4.5 for text, 3 for the edge of a control. */
type Pair = { role: string; ground: string; least: 4.5 | 3 };
/** The pair in one scheme: its colours, the ink of that scheme, and the contrast. */
type Measured = { role: string; ground: string; ink: string; contrast: number };
/** The same, measured in both schemes. */
export type MeasuredPair = Pair & { light: Measured; dark: Measured };

const grounds = ['--paper', '--ground-soft'];
const onBoth = (role: string, least: Pair['least']): Pair[] => grounds.map((ground) => ({ role, ground, least }));

/** Text on page backgrounds. */
export const textPairs: readonly Pair[] = ['--ink', '--ink-soft', '--accent', '--accent-press', '--good', '--warn', '--bad'].flatMap(
  (role) => onBoth(role, 4.5),
);

/** Text on a colour or tint of its own. */
export const filledPairs: readonly Pair[] = [
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-press'],
  ['--ink', '--ground-press'],
  ['--ink', '--accent-wash'],
  ['--accent', '--accent-wash'],
  ['--good', '--good-wash'],
  ['--warn', '--warn-wash'],
  ['--bad', '--bad-wash'],
  ['--on-picture', '--ground'],
].map(([role = '', ground = '']) => ({ role, ground, least: 4.5 }));

/** Edges that identify a control. */
export const edgePairs: readonly Pair[] = onBoth('--line-control', 3);

/** Measures pairs from the tokens themselves; throws if a name is not a colour. */
export const measure = (pairs: readonly Pair[], tokens: readonly Token[]): MeasuredPair[] => {
  const colours = (name: string) => {
    const token = tokens.find((one) => one.name === name);
    const found = token && coloursOf(token);
    if (!found) throw new Error(`${name} is no colour`);
    return found;
  };
  const measureIn = (pair: Pair, scheme: 'light' | 'dark'): Measured => {
    const [role, ground, ink] = [colours(pair.role)[scheme], colours(pair.ground)[scheme], colours('--ink')[scheme]];
    return { role, ground, ink, contrast: contrastOf(role, ground) };
  };
  return pairs.map((pair) => ({ ...pair, light: measureIn(pair, 'light'), dark: measureIn(pair, 'dark') }));
};
