import { spawn } from 'node:child_process';

type Step = { name: string; command: string; arguments: string[] };

const node = process.execPath;
const steps: Step[] = [
  { name: 'format and lint', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
  { name: 'lint (react, accessibility)', command: 'oxlint', arguments: ['--deny-warnings'] },
  { name: 'style', command: 'stylelint', arguments: ['--allow-empty-input', 'src/**/*.css'] },
  { name: 'types', command: 'tsc', arguments: ['--noEmit'] },
  { name: 'boundaries', command: node, arguments: ['scripts/boundaries.ts'] },
  { name: 'content', command: node, arguments: ['--conditions=react-server', 'scripts/content-check.ts'] },
  { name: 'unit tests', command: 'vitest', arguments: ['run'] },
];

const run = ({ command, arguments: args }: Step): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, PATH: `node_modules/.bin:${process.env['PATH']}`, FORCE_COLOR: '0' } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Runs every check that needs neither build nor browser; goes on after a failure, so that one run tells all. */
export const validate = async (): Promise<{ isGood: boolean; unitTests: string }> => {
  let isGood = true;
  let unitTests = '';
  for (const step of steps) {
    const startedAt = performance.now();
    const { code, output } = await run(step);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds} s)`);
    if (code !== 0) console.log(output);
    if (step.name === 'unit tests') unitTests = output;
    isGood &&= code === 0;
  }
  return { isGood, unitTests };
};

if (import.meta.main) process.exitCode = (await validate()).isGood ? 0 : 1;
