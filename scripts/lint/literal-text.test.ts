import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const lines: Record<string, string> = {
  'text of an element': '<p>Only today with free bonus</p>',
  'text between elements of a fragment': '<><br />Only today</>',
  'text in a template literal': `<p>{\`Only \${count} left\`}</p>`,
  'text in a conditional expression': "<p>{isOpen ? 'Open' : text}</p>",
  'text after a condition': "<p>{isOpen && 'Open'}</p>",
  'text instead of a missing one': "<p>{text ?? 'No name'}</p>",
  'text joined to another': "<p>{text + ' pieces'}</p>",
  'text below a callback': '<ul>{[count].map((one) => <li key={one}>Piece</li>)}</ul>',
  'text in a script without letters of its own alphabet': '<p>商品</p>',
  label: '<Field label="Remove article" />',
  'a label with a suffix': '<Field closeLabel={isOpen ? text : `Close`} />',
  'aria-label': '<button type="button" aria-label="Close" />',
  title: '<iframe title="Film" />',
  alt: '<img alt="A sink" />',
  placeholder: '<input placeholder={`Name`} />',
  'a label among properties': "<Field texts={{ label: 'Remove article' }} />",
};
const sound: Record<string, string> = {
  'signs and numbers': `<p> · – {' '}× 2{\`\${count} / \${count}\`}</p>`,
  'texts of the translations': "<Field label={t('cart.remove')}>{t('cart.remove')}</Field>",
  'names that nobody reads': '<input name="email" className="wrap" enterKeyHint="search" />',
  'the name of the maker': `<img alt="Undula" title={\`\${text} – Undula\`} />`,
  'words that name their language': '<span lang="en">Page Not Found: {text}</span>',
};
const fileOf = (line: string): string => `export const Planted = ({ count, isOpen, text, t, Field }) => (${line});\n`;

let folder = '';
let output = '';

// The linter with the project's own settings, on a folder laid out like the project: all errors in one run.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'literal-text-'));
  for (const file of ['.oxlintrc.json', 'scripts/lint', 'package.json'])
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  const plant = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [index, line] of [...Object.values(lines), ...Object.values(sound)].entries())
    plant(`src/client/cart/planted-${index}.tsx`, fileOf(line));
  plant('src/server-modules/cart/parameter.tsx', "export const Planted = ({ label = 'Close' }) => <p>{label}</p>;\n");
  plant('src/server-modules/cart/words.ts', "export const words = { title: 'Cart' };\n");
  plant('src/client/docs/english.tsx', fileOf('<p>Documentation</p>'));
  plant('src/client/cart/cart.test.tsx', fileOf('<p>Text of a test</p>'));
  const { stdout } = spawnSync(process.execPath, [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix', 'src'], {
    cwd: folder,
    encoding: 'utf8',
  });
  output = stdout;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isReported = (file: string): boolean =>
  output.split('\n').some((line) => line.startsWith(`${file}:`) && line.includes('undula(no-literal-text)'));
const plantedFile = (line: string): string =>
  `src/client/cart/planted-${[...Object.values(lines), ...Object.values(sound)].indexOf(line)}.tsx`;

test.each(Object.entries(lines))('C-10 the linter rejects %s', (_, line) => {
  expect(isReported(plantedFile(line))).toBe(true);
});

test.each(['src/server-modules/cart/parameter.tsx', 'src/server-modules/cart/words.ts'])(
  'C-10 the linter rejects a label in %s',
  (file) => {
    expect(isReported(file)).toBe(true);
  },
);

test.each(Object.entries(sound))('the linter accepts %s', (_, line) => {
  expect(isReported(plantedFile(line))).toBe(false);
});

test.each(['src/client/docs/english.tsx', 'src/client/cart/cart.test.tsx'])('%s may contain English words', (file) => {
  expect(isReported(file)).toBe(false);
});
