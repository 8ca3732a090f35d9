import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The index where the group that opens at an index closes. */
const closeOf = (pattern: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < pattern.length; at++) {
    if (pattern[at] === '(') depth++;
    if (pattern[at] === ')' && --depth === 0) return at;
  }
  throw new Error(`${pattern} has a group without an end`);
};

const alternativesOf = (inside: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of inside) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts;
};

/** Every name that a pattern with groups can match: `a/(?:b|c)` for `a/b` and `a/c`. */
const namesIn = (pattern: string): string[] => {
  const open = pattern.indexOf('(?:');
  if (open === -1) return [pattern.replaceAll('\\', '')];
  const close = closeOf(pattern, open);
  return alternativesOf(pattern.slice(open + 3, close)).flatMap((one) => namesIn(pattern.slice(0, open) + one + pattern.slice(close + 1)));
};

test('every name in the lists of chunks is that of a file or folder', () => {
  const config = readFileSync('waku.config.ts', 'utf8');
  const lists = [...config.matchAll(/^ {2}'((?:src|node_modules)\/[^\n]*)',$/gm)].flatMap(([, pattern = '']) =>
    namesIn(pattern.replaceAll('\\\\', '\\')),
  );
  const apart = [...(/const apart = \[([^\]]+)\]/.exec(config)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, file]) => `src/client/${file}.tsx`,
  );
  expect(lists.length).toBeGreaterThan(50);
  expect(apart.length).toBeGreaterThan(2);
  const files = globSync('src/**/*.{ts,tsx}');
  const isThere = (name: string): boolean => existsSync(name) || files.some((file) => file.startsWith(name));
  expect([...lists, ...apart].filter((name) => !isThere(name))).toEqual([]);
});
