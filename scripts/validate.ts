import { spawn } from 'node:child_process';

/** A command of the project; `env` adds to the environment. */
export type Step = { name: string; command: string; arguments: string[]; env?: Record<string, string> };
type Outcome = { isGood: boolean; output: string };

const node = process.execPath;
const unitTests: Step = { name: 'unit tests', command: 'vitest', arguments: ['run', '--project', 'unit*'] };
// First of all: catalogue tests read which pictures there are. A minute on a fresh machine, a second once they are kept.
const pictures: Step = { name: 'pictures', command: node, arguments: ['scripts/pictures.ts'] };
/** Two lanes for two cores: the unit tests beside everything else. */
const lanes: Step[][] = [
  [unitTests],
  [
    { name: 'format and lint', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
    { name: 'lint (react, accessibility)', command: 'oxlint', arguments: ['--deny-warnings'] },
    { name: 'style', command: 'stylelint', arguments: ['--allow-empty-input', 'src/**/*.css'] },
    { name: 'types', command: 'tsc', arguments: ['--noEmit'] },
    { name: 'boundaries', command: node, arguments: ['scripts/boundaries.ts'] },
    { name: 'content', command: node, arguments: ['--conditions=react-server', 'scripts/content-check.ts'] },
    { name: 'approved pictures', command: node, arguments: ['visual/check.ts'] },
    { name: 'requirement numbers', command: node, arguments: ['scripts/spec.ts'] },
  ],
];

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

/** Runs every check that needs neither build nor browser; goes on after a failure, so that one run tells all. */
export const validate = async (): Promise<{ failedSteps: string[]; unitTests: string }> => {
  const first = await runLane([pictures]);
  const outcomes = new Map([first, ...(await Promise.all(lanes.map(runLane)))].flatMap((lane) => [...lane]));
  const failedSteps = [...outcomes].flatMap(([{ name }, { isGood }]) => (isGood ? [] : [name]));
  return { failedSteps, unitTests: outcomes.get(unitTests)?.output ?? '' };
};

if (import.meta.main) process.exitCode = (await validate()).failedSteps.length === 0 ? 0 : 1;
