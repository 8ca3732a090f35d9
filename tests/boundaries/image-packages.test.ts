import { readFileSync } from 'node:fs';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';

type Package = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const { options } = JSON.parse(readFileSync('.dependency-cruiser.json', 'utf8')) as { options: ICruiseOptions };

/** What the image runs from its sources; pages and components are built, and bring their packages along. */
const programs = ['scripts/shop.ts', 'src/http-server/main.ts'];

const nameOf = (path: string): string => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? '';

test('the image has every package that its programs import', { timeout: 300_000 }, async () => {
  const { output } = await cruise(programs, { ...options, tsPreCompilationDeps: false });
  const { modules } = output as ICruiseResult;
  const names = new Set(modules.flatMap(({ dependencies: found }) => found.map(({ resolved }) => nameOf(resolved))).filter(Boolean));
  expect([...names]).toEqual(expect.arrayContaining(['altcha-lib', 'commander', 'kysely', 'pino', 'zod']));
  expect([...names].filter((name) => name in devDependencies)).toEqual([]);
  expect([...names].filter((name) => !(name in dependencies))).toEqual([]);
});
