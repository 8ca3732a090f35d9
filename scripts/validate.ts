import { existsSync } from 'node:fs';
import { changedSince, mergeBase } from '../tests/support/changed-files.ts';
import type { Count } from '../tests/support/count-reporter.ts';
import { runVitest } from './test/run-vitest.ts';
import { runLane, type Step } from './test/step.ts';

const node = process.execPath;
const types: Step = {
  name: 'types',
  command: 'tsc',
  arguments: ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json'],
};
// First of all: catalogue tests read which pictures exist.
const pictures: Step = { name: 'pictures', command: node, arguments: ['scripts/pictures.ts'] };
/** Everything but the unit tests, which run in parallel: two lanes for two cores. */
const checks: Step[] = [
  { name: 'format and lint', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
  { name: 'lint (react, accessibility)', command: 'oxlint', arguments: ['--deny-warnings'] },
  { name: 'style', command: 'stylelint', arguments: ['--allow-empty-input', 'src/**/*.css'] },
  types,
  { name: 'boundaries', command: node, arguments: ['scripts/boundaries.ts'] },
  { name: 'linear patterns', command: node, arguments: ['scripts/linear-patterns.ts'] },
  { name: 'content', command: node, arguments: ['--conditions=react-server', 'scripts/content-check.ts'] },
  { name: 'approved pictures', command: node, arguments: ['visual/check.ts'] },
  { name: 'requirement numbers', command: node, arguments: ['scripts/spec.ts'] },
];

/** The quick check during work: the changed files only, and all types. */
const checksOfChange = (): Step[] => {
  const files = changedSince('main').filter((file) => existsSync(file));
  const scripts = files.filter((file) => /\.tsx?$/.test(file));
  const styles = files.filter((file) => /^src\/.*\.css$/.test(file));
  const format = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  return [
    ...(files.length > 0 ? [{ name: 'format and lint', command: 'biome', arguments: [...format, ...files] }] : []),
    ...(scripts.length > 0 ? [{ name: 'lint (react, accessibility)', command: 'oxlint', arguments: ['--deny-warnings', ...scripts] }] : []),
    ...(styles.length > 0 ? [{ name: 'style', command: 'stylelint', arguments: styles }] : []),
    types,
  ];
};

/** What to check: everything, or what changed; unit tests on SQLite only, which takes half of the time, or on both databases. */
export type Extent = { isQuick?: boolean; areBothDatabases?: boolean };

/**
 * Runs every check that needs neither build nor browser, or those of what changed; continues after a failure, so that one run reports
 * everything.
 */
export const validate = async ({ isQuick = false, areBothDatabases = false }: Extent = {}): Promise<Count & { isGood: boolean }> => {
  const first = await runLane([pictures]);
  const changed = isQuick ? ['--changed', mergeBase('main'), '--passWithNoTests'] : [];
  const database: Record<string, string> = areBothDatabases ? {} : { TEST_DATABASE: 'SQLite' };
  const [tests, others] = await Promise.all([
    runVitest('unit tests', ['--project', 'unit*', ...changed], database),
    runLane(isQuick ? checksOfChange() : checks),
  ]);
  const failed = [...first, ...others].flatMap(({ step, outcome }) => (outcome.isGood ? [] : [step.name]));
  const areTestsGood = tests.isGood || (isQuick && tests.failed === 0);
  return {
    ...tests,
    isGood: areTestsGood && failed.length === 0,
    failed: tests.failed + failed.length,
    failures: [...tests.failures, ...failed],
  };
};

if (import.meta.main) process.exitCode = (await validate({ isQuick: process.argv.includes('--changed') })).isGood ? 0 : 1;
