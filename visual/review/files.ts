import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

const root = new URL('../../', import.meta.url);
const here = new URL('./', import.meta.url);

/** All style sheets of the page: the shop's own first, so that it looks like a part of it. */
const sheets = [
  'src/design/layers.css',
  'src/design/tokens.css',
  'src/design/base.css',
  'src/client/primitives/button/button.module.css',
  'src/client/primitives/text-field/text-field.module.css',
  'src/client/primitives/select/select.module.css',
  'visual/review/review.css',
];
const fonts: Record<string, string> = { latin: 'onest-latin-wght-normal', 'latin-ext': 'onest-latin-ext-wght-normal' };
const scripts = [
  'actions',
  'decisions',
  'dialogs',
  'drawer',
  'element',
  'filter',
  'keyboard',
  'list',
  'main',
  'modes',
  'panes',
  'progress',
  'scale',
  'stage',
  'views',
];

/** The page, with the token that allows it to decide. */
export const readPage = async (token: string): Promise<string> => {
  const [page, mark] = await Promise.all([
    readFile(new URL('page.html', here), 'utf8'),
    readFile(new URL('public/word-mark.svg', root), 'utf8'),
  ]);
  return page.replace('{{token}}', token).replace('{{mark}}', mark.trim());
};

/** All styles as one sheet. */
export const readStyles = async (): Promise<string> =>
  (await Promise.all(sheets.map((sheet) => readFile(new URL(sheet, root), 'utf8')))).join('\n');

/** The shop's own favicon. */
export const readIcon = (): Promise<string> => readFile(new URL('public/favicon.svg', root), 'utf8');

/** A font file by its script. */
export const readFont = async (script: string): Promise<Buffer | undefined> => {
  const file = Object.hasOwn(fonts, script) ? fonts[script] : undefined;
  return file === undefined ? undefined : await readFile(new URL(`node_modules/@fontsource-variable/onest/files/${file}.woff2`, root));
};

/** One of the page's scripts, with its types stripped. */
export const readScript = async (name: string): Promise<string | undefined> => {
  if (!scripts.includes(name)) return undefined;
  const source = await readFile(new URL(`client/${name}.ts`, here), 'utf8');
  const { code } = await transform(source, { jsc: { parser: { syntax: 'typescript' }, target: 'esnext' }, module: { type: 'es6' } });
  return code;
};
