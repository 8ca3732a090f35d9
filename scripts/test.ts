import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findFreePort } from '../tests/free-port.ts';
import { installSystemPackages } from './system-packages.ts';
import { runStep, type Step, validate } from './validate.ts';

type PlaywrightResults = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PATH: `node_modules/.bin:${process.env['PATH']}` },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Long runs of what a short run may miss; the seed of the fuzz is printed, so that a failure can be repeated. */
const endurance: Step = { name: 'endurance', command: 'vitest', arguments: ['run', '--project', 'endurance'], env: { FUZZ_RUNS: '300' } };

const longestFailures = 8000;

const readUnit = (output: string): { passed: number; failed: number; failures: string } => {
  const text = stripVTControlCharacters(output);
  const line = /^\s*Tests\s+(.*)$/m.exec(text)?.[1] ?? '';
  return {
    passed: Number(/(\d+) passed/.exec(line)?.[1] ?? 0),
    failed: Number(/(\d+) failed/.exec(line)?.[1] ?? 0),
    failures: (/⎯ Failed (?:Tests|Suites) \d+ ⎯[\s\S]*?(?=\n\s*Test Files )/.exec(text)?.[0] ?? '').slice(0, longestFailures),
  };
};

const countBrowser = (): { passed: number; failed: number; unchanged: number } => {
  try {
    const { stats } = JSON.parse(readFileSync('test-results/results.json', 'utf8')) as PlaywrightResults;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, unchanged: stats.skipped };
  } catch {
    return { passed: 0, failed: 1, unchanged: 0 };
  }
};

/** Every test there is: checks and unit tests, then long runs, then the built shop in a real browser (journeys, accessibility, snapshots). */
const testAll = async (): Promise<number> => {
  if (!installSystemPackages()) return 1;
  const { failedSteps, unitTests } = await validate();
  const unit = readUnit(unitTests);
  const { isGood: isEndured, output } = await runStep(endurance);
  const endured = readUnit(output);
  const folder = mkdtempSync(join(tmpdir(), 'undula-'));
  rmSync('test-results', { recursive: true, force: true });
  const isBuilt = (await run(process.execPath, ['scripts/build.ts'])) === 0;
  const env = { SHOP_PORT: String(await findFreePort()), DATABASE_FILE: join(folder, 'shop.db'), MAIL_FOLDER: join(folder, 'outbox') };
  const isBrowserGood = isBuilt && (await run('playwright', ['test', ...process.argv.slice(2)], env)) === 0;
  const browser = isBuilt ? countBrowser() : { passed: 0, failed: 1, unchanged: 0 };
  rmSync(folder, { recursive: true, force: true });
  const isAllGood = failedSteps.length === 0 && isEndured && isBrowserGood && unit.passed > 0 && endured.passed > 0 && browser.passed > 0;
  const failed = unit.failed + endured.failed + browser.failed;
  // Said last as well: the first part of a long log is the part that nobody sees.
  for (const name of failedSteps) console.log(`FAIL  ${name}`);
  for (const { failures } of [unit, endured]) if (failures) console.log(failures);
  // Only what looks at one subject is ever left out, by tests/proofs: it passed on the same inputs, byte by byte.
  console.log(`${browser.unchanged} browser tests left out: they passed on the same inputs`);
  console.log(`\n${unit.passed + endured.passed + browser.passed} passed, ${isAllGood ? failed : Math.max(failed, 1)} failed`);
  return isAllGood && failed === 0 ? 0 : 1;
};

process.exitCode = await testAll();
