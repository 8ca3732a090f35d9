import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const moduleOf = (file: string): string => /^src\/(?:backend\/)?([^/]+)/.exec(file)?.[1] ?? '';
const isProduction = (file: string): boolean => !/\.test\.tsx?$|^src\/backend\/app\/migrations\//.test(file);
const read = (pattern: string): { room: string; file: string; text: string }[] =>
  globSync(pattern).flatMap((file) => (isProduction(file) ? [{ room: moduleOf(file), file, text: readFileSync(file, 'utf8') }] : []));

// `export type CartTables = { cart: CartTable; cartLine: CartLineTable };`
const ownerOf = new Map(
  read('src/{backend,payment-sandbox}/**/*.table.ts').flatMap(({ room: module, text }) => {
    const [, members = ''] = /export type \w+Tables = \{([\s\S]*)\};/.exec(text) ?? [];
    return [...members.matchAll(/(\w+): (?:\w+Table\b|\{)/g)].map(([, table = '']) => [table, module] as const);
  }),
);
const asked = /(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'(\w+)/g;

test('every table belongs to one module, and no other module queries its rows', () => {
  const queries = read('src/**/*.{ts,tsx}').flatMap(({ room: module, file, text }) =>
    [...text.matchAll(asked)].map(([, table = '']) => ({ file, table, isOwn: ownerOf.get(table) === module })),
  );
  expect(ownerOf.size).toBeGreaterThan(30);
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter(({ isOwn }) => !isOwn)).toEqual([]);
});
