import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { changedSince, whereLeft } from './changed-files.ts';

/** A command of the project; `env` adds to the environment. */
export type Step = { name: string; command: string; arguments: string[]; env?: Record<string, string> };
type Outcome = { isGood: boolean; output: string };

const node = process.execPath;
// On SQLite alone: half of the time goes to the other database, which `npm test` asks as well.
const unitTests: Step = {
  name: 'unit tests',
  command: 'vitest',
  arguments: ['run', '--project', 'unit*'],
  env: { TEST_DATABASE: 'SQLite' },
};
const types: Step = {
  name: 'types',
  command: 'tsc',
  arguments: ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json'],
};
// First of all: catalogue tests read which pictures there are.
const pictures: Step = { name: 'pictures', command: node, arguments: ['scripts/pictures.ts'] };
/** Two lanes for two cores: the unit tests beside everything else. */
const everything: Step[][] = [
  [unitTests],
  [
    { name: 'format and lint', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
    { name: 'lint (react, accessibility)', command: 'oxlint', arguments: ['--deny-warnings'] },
    { name: 'style', command: 'stylelint', arguments: ['--allow-empty-input', 'src/**/*.css'] },
    types,
    { name: 'boundaries', command: node, arguments: ['scripts/boundaries.ts'] },
    { name: 'content', command: node, arguments: ['--conditions=react-server', 'scripts/content-check.ts'] },
    { name: 'approved pictures', command: node, arguments: ['visual/check.ts'] },
    { name: 'requirement numbers', command: node, arguments: ['scripts/spec.ts'] },
  ],
];

/** The quick look while one works: the changed files alone, all types, and the unit tests that import what changed. */
const lanesOfChange = (): Step[][] => {
  const files = changedSince('main').filter((file) => existsSync(file));
  const scripts = files.filter((file) => /\.tsx?$/.test(file));
  const styles = files.filter((file) => /^src\/.*\.css$/.test(file));
  const format = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  return [
    [{ ...unitTests, arguments: [...unitTests.arguments, '--changed', whereLeft('main'), '--passWithNoTests'] }],
    [
      ...(files.length > 0 ? [{ name: 'format and lint', command: 'biome', arguments: [...format, ...files] }] : []),
      ...(scripts.length > 0
        ? [{ name: 'lint (react, accessibility)', command: 'oxlint', arguments: ['--deny-warnings', ...scripts] }]
        : []),
      ...(styles.length > 0 ? [{ name: 'style', command: 'stylelint', arguments: styles }] : []),
      types,
    ],
  ];
};

const run = ({ command, arguments: args, env }: Step): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env, PATH: `node_modules/.bin:${process.env['PATH']}`, NO_COLOR: '1' },
    });
    let output = '';
    const gather = (chunk: Buffer): void => {
      output += chunk;
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.on('error', (error) => resolve({ isGood: false, output: String(error) }));
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });

/** Runs a step and tells how long it took; a failure tells all that was said. */
export const runStep = async (step: Step): Promise<Outcome> => {
  const startedAt = performance.now();
  const outcome = await run(step);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${outcome.isGood ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds} s)`);
  if (!outcome.isGood) console.log(outcome.output);
  return outcome;
};

const runLane = async (steps: Step[]): Promise<Map<Step, Outcome>> => {
  const outcomes = new Map<Step, Outcome>();
  for (const step of steps) outcomes.set(step, await runStep(step));
  return outcomes;
};

/** Runs every check that needs neither build nor browser, or with `isQuick` those of what changed; goes on after a failure, so that one run tells all. */
export const validate = async (isQuick = false): Promise<{ failedSteps: string[]; unitTests: string }> => {
  const first = await runLane([pictures]);
  const outcomes = new Map(
    [first, ...(await Promise.all((isQuick ? lanesOfChange() : everything).map(runLane)))].flatMap((lane) => [...lane]),
  );
  const failedSteps = [...outcomes].flatMap(([{ name }, { isGood }]) => (isGood ? [] : [name]));
  return { failedSteps, unitTests: outcomes.get(unitTests)?.output ?? '' };
};

if (import.meta.main) process.exitCode = (await validate(process.argv.includes('--changed'))).failedSteps.length === 0 ? 0 : 1;
