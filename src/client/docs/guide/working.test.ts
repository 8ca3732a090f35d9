import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapters } from './working.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const lines = chapters.flatMap(({ words, steps = [], commands = [] }) => [words, ...steps, ...commands.map(({ line }) => line)]);

test('T-05 every command in the documentation exists', () => {
  const documented = lines.flatMap((line) => [...line.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name));
  expect(documented.length).toBeGreaterThan(5);
  expect(documented.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
});
