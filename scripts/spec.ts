import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { browserLanes, vitestLanes } from '../tests/lanes.ts';

type Requirement = { id: string; must: string };

/** The requirements of `docs/requirements.md`: one table row each, `| id | must |`. */
export const readRequirements = (markdown: string): Requirement[] =>
  [...markdown.matchAll(/^\|\s*([A-Z]-[\w-]+)\s*\|\s*(.+?)\s*\|\s*$/gm)].map(([, id = '', must = '']) => ({ id, must }));

const number = /\b([A-Z]-(?:\d{2}|[a-z][\w-]+))\b/g;
const idsOf = (text: string): string[] => [...text.matchAll(number)].map(([, id = '']) => id);

// A skipped test proves nothing, so `test.skip(` and the like are no titles. Nor is text that merely mentions a test.
const titled =
  /(?<![.\w'"`])(?:test|it|describe|describeEachDatabase|(?:test|describe)\.(?:each|for)\([^)]*\)|test\.step|step)\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;

/** The requirement numbers in the test titles of a source text. */
export const readTitles = (source: string): { ids: string[]; title: string }[] =>
  [...source.matchAll(titled)].map(([, , title = '']) => ({ title, ids: idsOf(title) }));

const lanes = [
  ...Object.values(vitestLanes).map(({ include, ...lane }) => ({ include, exclude: 'exclude' in lane ? lane.exclude : [] })),
  ...browserLanes.map(({ testDir, testMatch }) => ({ include: [join(testDir, testMatch)], exclude: [] })),
];

const expand = (pattern: string): string[] => {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^}]+)\}(.*)$/.exec(pattern) ?? [];
  return choices === undefined ? [pattern] : choices.split(',').flatMap((choice) => expand(`${before}${choice}${after}`));
};

/** True for a file that `npm test` runs. */
export const isRun = (file: string): boolean =>
  lanes.some(
    ({ include, exclude }) =>
      include.flatMap(expand).some((pattern) => matchesGlob(file, pattern)) &&
      !exclude.flatMap(expand).some((pattern) => matchesGlob(file, pattern)),
  );

const filesBelow = (ending: string): string[] =>
  globSync([`{src,scripts,tests,visual,accessibility,bench,stories}/**/*.${ending}`]).map((file) => file.replaceAll('\\', '/'));

type Reading = { proofs: Map<string, string[]>; unknown: string[] };

/** The tests of `npm test` that carry the number of each requirement, and the unknown numbers: in titles, and in the texts of stories. */
export const readCoverage = (knownIds: ReadonlySet<string>): Reading => {
  const reading: Reading = { proofs: new Map(), unknown: [] };
  const doubt = (file: string, text: string, ids: string[]): void => {
    for (const id of ids.filter((one) => !knownIds.has(one)))
      reading.unknown.push(`${file}: '${text}' names ${id}, which docs/requirements.md does not know`);
  };
  for (const file of filesBelow('{test,spec}.{ts,tsx}')) {
    for (const { ids, title } of readTitles(readFileSync(file, 'utf8'))) {
      doubt(file, title, ids);
      if (!isRun(file)) continue;
      for (const id of ids) reading.proofs.set(id, [...(reading.proofs.get(id) ?? []), `${file}: ${title}`]);
    }
  }
  for (const file of filesBelow('story.tsx')) {
    // A number after or before a hyphen is an order number or the like.
    const named = [...readFileSync(file, 'utf8').matchAll(/(?<![\w-])[A-Z]-\d{2}(?![\w-])/g)].map(([id]) => id);
    doubt(file, 'a story', named);
  }
  return reading;
};

const report = (requirements: readonly Requirement[], { proofs: coverage, unknown }: Reading): void => {
  for (const { id, must } of requirements) {
    const tests = coverage.get(id) ?? [];
    const count = tests.length === 0 ? 'no test yet' : `${tests.length} test${tests.length === 1 ? '' : 's'}`;
    console.log(`${id}  ${count}  ${must.slice(0, 100)}`);
    for (const test of tests) console.log(`      ${test}`);
  }
  const covered = requirements.filter(({ id }) => coverage.has(id)).length;
  console.log(`\n${covered} of ${requirements.length} requirements have a test, ${requirements.length - covered} have none`);
  for (const line of unknown) console.error(line);
};

if (import.meta.main) {
  const requirements = readRequirements(readFileSync('docs/requirements.md', 'utf8'));
  const reading = readCoverage(new Set(requirements.map(({ id }) => id)));
  report(requirements, reading);
  // An unknown number is an error, and so is a requirement without a test.
  const isComplete = requirements.length > 0 && requirements.every(({ id }) => reading.proofs.has(id));
  if (reading.unknown.length > 0 || !isComplete) process.exitCode = 1;
}
