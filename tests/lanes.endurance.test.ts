import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coreTag, mostCoreTests, postgresModules, shortRuns, vitestLanes } from './lanes.ts';

type Suite = { specs?: { file: string; title: string }[]; suites?: Suite[] };
const titlesOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(titlesOf),
];

test('B-17 npm test runs at most 200 browser tests, some of each of the three projects', () => {
  const list = execFileSync('playwright', ['test', '--list', '--reporter=json', '--grep', coreTag], {
    env: { ...process.env, PATH: `node_modules/.bin:${process.env['PATH']}` },
    maxBuffer: 1e8,
    encoding: 'utf8',
  });
  const titles = titlesOf(JSON.parse(list) as Suite);
  expect(mostCoreTests).toBe(200);
  expect(titles.length).toBeLessThanOrEqual(mostCoreTests);
  expect(titles.length).toBeGreaterThan(mostCoreTests / 2);
  const isThere = (start: string): boolean => titles.some((title) => title.startsWith(start));
  expect(['tests/journeys/', 'accessibility/core.spec.ts', 'visual/core.spec.ts'].filter((start) => !isThere(start))).toEqual([]);
});

test('B-17 every short run is also a long one, by the name of its file', () => {
  const long = vitestLanes.endurance.include.flatMap((pattern) => globSync(pattern));
  expect(shortRuns.filter((start) => !long.some((file) => file.startsWith(start)))).toEqual([]);
});

test('B-17 every module that is also tested on PostgreSQL exists, and has such tests', () => {
  const filesOf = (module: string): string[] => globSync(`${module}**/*.test.ts`).map((file) => readFileSync(file, 'utf8'));
  expect(postgresModules.filter((module) => !filesOf(module).some((text) => text.includes('describeEachDatabase(')))).toEqual([]);
});
