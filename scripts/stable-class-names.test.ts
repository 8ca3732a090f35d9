import { readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';
import { expect, test } from 'vitest';
import { scopedName } from '../src/http-server/static/split-sheet.ts';
import { stableClassNames } from './stable-class-names.ts';

type Namer = (local: string, file: string, css: string) => string;
const createNamer = (): Namer => {
  const { css } = (stableClassNames().config as () => UserConfig)();
  if (!css?.modules) throw new Error('Nothing names classes.');
  return css.modules.generateScopedName as Namer;
};
const file = `${process.cwd()}/src/client/shell/header.module.css`;

test('a class name is stable while its styles change, and unique among files', () => {
  const nameOf = createNamer();
  const name = nameOf('title', file, '.title { color: red }');
  expect(name).toMatch(/^_title_\d[\da-z]{3}$/);
  expect(nameOf('title', `${file}?direct`, '.title { color: blue }')).toBe(name);
  expect(createNamer()('title', file, '')).toBe(name);
  expect(nameOf('title', file.replace('header', 'footer'), '')).not.toBe(name);
});

test('names are found in a document and in a sheet', () => {
  const name = createNamer()('gone-row', file, '');
  expect(`<p class="wide ${name}" data-x="_a_b">`.match(scopedName)).toEqual([name]);
  expect(`.${name}:hover>._title_${name.slice(-4)}{color:red}`.match(scopedName)).toEqual([name, `_title_${name.slice(-4)}`]);
});

test('two files with the same hash fail the build', () => {
  const nameOf = createNamer();
  const files = Array.from({ length: 20_000 }, (_, at) => `${process.cwd()}/${at}.module.css`);
  expect(() => {
    for (const one of files) nameOf('title', one, '');
  }).toThrow(/^\d+\.module\.css and \d+\.module\.css would name their classes alike: rename one of the files\.$/);
});

test('the build uses these class names', () => {
  expect(readFileSync('waku.config.ts', 'utf8')).toContain('stableClassNames()');
});
