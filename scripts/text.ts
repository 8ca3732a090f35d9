import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { languages } from '../src/shared/country/countries.ts';

type Tree = { [key: string]: string | Tree };

const usage =
  'node scripts/text.ts set key.of.text de="…" en="…"   |   node scripts/text.ts get key.of.text   |   node scripts/text.ts remove key.of.text   (plural forms: key.one, key.other)';

const fileOf = (language: string): string => new URL(`../translations/${language}.json`, import.meta.url).pathname;

const put = (tree: Tree, [first, ...rest]: string[], text: string): void => {
  if (first === undefined) return;
  if (rest.length === 0) {
    tree[first] = text;
    return;
  }
  const below = tree[first];
  if (typeof below === 'string') throw new Error(`'${first}' is a text already, nothing can stand below it`);
  const child: Tree = below ?? {};
  tree[first] = child;
  put(child, rest, text);
};

/** Removes a text, and every group that is empty without it. */
const takeOut = (tree: Tree, [first, ...rest]: string[]): void => {
  if (first === undefined) return;
  const below = tree[first];
  if (rest.length > 0 && typeof below === 'object') takeOut(below, rest);
  if (rest.length === 0 || (typeof below === 'object' && Object.keys(below).length === 0)) delete tree[first];
};

const sorted = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, typeof value === 'string' ? value : sorted(value)]),
  );

/** Changes one language file, keys in order, so that two people rarely edit the same lines. */
const change = (language: string, edit: (tree: Tree) => void): void => {
  const file = fileOf(language);
  const lock = `${file}.lock`;
  mkdirSync(lock);
  try {
    const tree = JSON.parse(readFileSync(file, 'utf8')) as Tree;
    edit(tree);
    writeFileSync(`${file}.new`, `${JSON.stringify(sorted(tree), null, 2)}\n`);
    renameSync(`${file}.new`, file);
  } finally {
    rmdirSync(lock);
  }
};

const [command, key, ...texts] = process.argv.slice(2);
if (command === 'set' && key && texts.length > 0) {
  // All are read before the first is written: a mistyped language must not leave half of them changed.
  const entries = texts.map((entry) => {
    const [, language = '', text = ''] = /^([a-z]{2})=([\s\S]*)$/.exec(entry) ?? [];
    if (!(languages as readonly string[]).includes(language)) throw new Error(`'${entry}' names no language of the shop\n${usage}`);
    return { language, text };
  });
  for (const { language, text } of entries) change(language, (tree) => put(tree, key.split('.'), text));
} else if (command === 'remove' && key) {
  for (const language of languages) change(language, (tree) => takeOut(tree, key.split('.')));
} else if (command === 'get' && key) {
  for (const language of languages) {
    const found = key
      .split('.')
      .reduce<unknown>((tree, part) => (tree as Tree | undefined)?.[part], JSON.parse(readFileSync(fileOf(language), 'utf8')));
    console.log(`${language}  ${JSON.stringify(found) ?? '(none)'}`);
  }
} else {
  console.error(usage);
  process.exit(2);
}
