import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const retired: Record<string, string> = {
  'const-name': 'export const keptRows = [];',
  'function-name': 'export function tellVisitor() {}',
  parameter: 'export const label = (say: () => string) => say();',
  'renamed-property': 'export const read = ({ news: refusal }: { news: string }) => refusal;',
  element: 'export const first = ([wish]: string[]) => wish;',
  'type-name': 'export type CartRoom = { id: string };',
  'desk-life': 'export const limit = 1;',
};
const sound: Record<string, string> = {
  'wire-name': 'export const read = ({ wishes }: { wishes: string[] }) => wishes.length;',
  'part-of-word': 'export const expressLane = 1;\nexport const keepalive = true;',
  'property-name': "export const cookie = { refused: 'refused' };",
};

let folder = '';
let output = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'retired-words-'));
  for (const file of ['.oxlintrc.json', 'scripts/lint', 'package.json'])
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  for (const [name, text] of Object.entries({ ...retired, ...sound, 'app/migrations/001-desk': 'export const up = 1;' })) {
    const file = path.join(folder, `src/backend/${name}.ts`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  }
  const { stdout } = spawnSync(process.execPath, [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix', 'src'], {
    cwd: folder,
    encoding: 'utf8',
  });
  output = stdout;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isReported = (name: string): boolean =>
  output.split('\n').some((line) => line.startsWith(`src/backend/${name}.ts:`) && line.includes('undula(no-retired-word)'));

test.each(Object.keys(retired))('a retired word is rejected: %s', (name) => {
  expect(isReported(name)).toBe(true);
});

test.each([...Object.keys(sound), 'app/migrations/001-desk'])('wire names, longer words and old migrations are accepted: %s', (name) => {
  expect(isReported(name)).toBe(false);
});
