import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const write = (path: string, text: string): void => {
  mkdirSync(new URL('.', new URL(path, root)), { recursive: true });
  writeFileSync(new URL(path, root), text);
};

/** One drawing as a symbol; its own fill and stroke stay, so that a flag keeps its colours and an icon takes the text's. */
const symbolOf = (folder: string, file: string): string => {
  const [, attributes = '', drawing = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(read(`${folder}/${file}`)) ?? [];
  const id = file.replace(/\.svg$/, '');
  return `<symbol id="${id}"${attributes.replace(/ xmlns="[^"]*"/, '')}>${drawing}</symbol>`;
};

const sprite = (folder: string, target: string): { names: string[]; version: string } => {
  const files = readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith('.svg'))
    .sort();
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${files.map((file) => symbolOf(folder, file)).join('\n')}</svg>\n`;
  write(target, text);
  return { names: files.map((file) => file.replace(/\.svg$/, '')), version: createHash('sha256').update(text).digest('hex').slice(0, 8) };
};

const union = (names: string[]): string => names.map((name) => `  | '${name}'`).join('\n');

const icons = sprite('src/design/icons', 'public/icons.svg');
const flags = sprite('src/design/flags', 'public/flags.svg');

write(
  'src/client/primitives/icon/icon-names.ts',
  `// Written by scripts/icons.ts from src/design/icons and src/design/flags.

/** Every drawing of the icon sprite. */
export type IconName =
${union(icons.names)};

/** Every drawing of the flag sprite: the short code of its country. */
export type FlagName =
${union(flags.names)};

/** The sprites; their version changes with their content, so that they may be kept for ever. */
export const iconSprite = '/icons.svg?v=${icons.version}';
export const flagSprite = '/flags.svg?v=${flags.version}';
`,
);
