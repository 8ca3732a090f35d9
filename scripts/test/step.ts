import { spawn } from 'node:child_process';

/** A command of the project; `env` extends the environment. */
export type Step = { name: string; command: string; arguments: string[]; env?: Record<string, string> };

/** Whether a step succeeded, and its output. */
export type StepOutcome = { isGood: boolean; output: string };

const run = ({ command, arguments: args, env }: Step): Promise<StepOutcome> =>
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

/** Runs a step and reports its duration; on failure all output is printed. */
export const runStep = async (step: Step): Promise<StepOutcome> => {
  const startedAt = performance.now();
  const outcome = await run(step);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${outcome.isGood ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds} s)`);
  if (!outcome.isGood) console.log(outcome.output);
  return outcome;
};

/** Runs steps one after the other, and continues after a failure. */
export const runLane = async (steps: readonly Step[]): Promise<{ step: Step; outcome: StepOutcome }[]> => {
  const outcomes: { step: Step; outcome: StepOutcome }[] = [];
  for (const step of steps) outcomes.push({ step, outcome: await runStep(step) });
  return outcomes;
};
