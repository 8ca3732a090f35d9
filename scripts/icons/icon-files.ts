import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const design = new URL('../../src/design/', import.meta.url);

/** The drawings of a folder of src/design, by name. */
export const drawingsOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(new URL(folder, design))
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => [file.replace(/\.svg$/, ''), readFileSync(new URL(`${folder}/${file}`, design), 'utf8')]),
  );

/** One drawing as a symbol; its own fill and stroke are preserved, so that a flag has its colours and an icon those of the text. */
const symbolOf = ([id, svg]: [string, string]): string => {
  const [, attributes = '', drawing = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  return `<symbol id="${id}"${attributes.replace(/ xmlns="[^"]*"/, '')}>${drawing}</symbol>`;
};

const spriteOf = (folder: string) => {
  const drawings = drawingsOf(folder);
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${[...drawings].map(symbolOf).join('\n')}</svg>\n`;
  return { names: [...drawings.keys()], text, version: createHash('sha256').update(text).digest('hex').slice(0, 8) };
};

const union = (names: string[]): string => names.map((name) => `  | '${name}'`).join('\n');
const list = (names: string[]): string => names.map((name) => `  '${name}',`).join('\n');

/** The files generated from the drawings, by path: sprites, names, and the list of names for the documentation. */
export const iconFiles = (): Record<string, string> => {
  const icons = spriteOf('icons');
  const flags = spriteOf('flags');
  const marks = spriteOf('payment-marks');
  return {
    'public/icons.svg': icons.text,
    'public/flags.svg': flags.text,
    'public/payment-marks.svg': marks.text,
    'src/client/primitives/icon/icon-names.ts': `// Written by scripts/icons.ts from src/design/icons, flags and payment-marks.

/** Every drawing of the icon sprite. */
export type IconName =
${union(icons.names)};

/** Every drawing of the flag sprite: the short code of its country, or \`int\` for no country. */
export type FlagName =
${union(flags.names)};

/** Every drawing of the sprite of payment marks. */
export type PaymentMarkName =
${union(marks.names)};

/** The sprites; their version changes with their content, so that they may be kept for ever. */
export const iconSprite = '/icons.svg?v=${icons.version}';
export const flagSprite = '/flags.svg?v=${flags.version}';
export const paymentMarkSprite = '/payment-marks.svg?v=${marks.version}';
`,
    'src/client/docs/icon-lists.ts': `// Written by scripts/icons.ts.
import type { FlagName, IconName, PaymentMarkName } from '#client/primitives/icon/icon-names.ts';

/** Every icon. Only the documentation loads the lists; the shop uses the types. */
export const iconNames: readonly IconName[] = [
${list(icons.names)}
];

/** Every flag. */
export const flagNames: readonly FlagName[] = [
${list(flags.names)}
];

/** Every payment mark. */
export const paymentMarkNames: readonly PaymentMarkName[] = [
${list(marks.names)}
];
`,
  };
};
