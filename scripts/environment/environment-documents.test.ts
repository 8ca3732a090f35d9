import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { groups, readEnvironment } from '#shared/environment/environment.ts';
import { exampleFile, tableOf, withTables } from './environment-documents.ts';

test('the environment documents match their schema: `npm run environment` writes them', async () => {
  expect(await readFile('.env.example', 'utf8')).toBe(exampleFile());
  const operations = await readFile('docs/operations.md', 'utf8');
  expect(operations).toBe(withTables(operations));
});

test('every example is a valid value', () => {
  const lines = exampleFile().matchAll(/^#([A-Z_]+)=(.*)$/gm);
  const examples = [...lines].map(([, name = '', value = '']) => [name, value] as const);
  const variables = Object.values(groups).flatMap((group) => Object.keys({ ...group.variables, ...group.ofCountries }));
  expect(examples).toHaveLength(variables.length);
  expect(() => readEnvironment(Object.fromEntries(examples))).not.toThrow();
});

test('a variable documents its default, unit, an example and its meaning', () => {
  expect(tableOf('http-server')).toContain('| `PAGE_FRESH_S` | `60` | seconds | `300` | how old a kept page gets');
  expect(tableOf('database')).toContain('| `DATABASE_URL` | – | – | `postgresql://');
  expect(tableOf('content')).toContain('| `CMS_API_KEY_DE`, … |');
});

test('a document without a marked table is rejected', () => {
  expect(() => withTables('# Operations')).toThrow("no place for 'http-server'");
});
