import type { UserConfig } from 'vite';
import { expect, test } from 'vitest';
import { steadyClasses } from './steady-classes.ts';

type Namer = (local: string, file: string, css: string) => string;

test('a class keeps its name while its styles change, and shares it with no other file', () => {
  const { css } = (steadyClasses.config as () => UserConfig)();
  const modules = css?.modules || {};
  const nameOf = modules.generateScopedName as Namer;
  const file = `${process.cwd()}/src/client/shell/header.module.css`;
  const name = nameOf('title', file, '.title { color: red }');
  expect(name).toMatch(/^_title_[\da-f]{5}$/);
  expect(nameOf('title', `${file}?direct`, '.title { color: blue }')).toBe(name);
  expect(nameOf('title', file.replace('header', 'footer'), '')).not.toBe(name);
});
