import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from '../../tests/support/count-reporter.ts';
import { findFreePort } from '../../tests/support/free-port.ts';

type Spec = { file: string; title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Results = Suite & { errors: { message?: string }[] };

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Counts the results of Playwright's JSON report. Errors outside tests, such as a server that does not start, are failures too. */
export const countResults = (results: Results): Count => {
  const withStatus = (wanted: string): string[] =>
    specsOf(results).flatMap(({ file, title, tests }) => tests.filter(({ status }) => status === wanted).map(() => `${file}: ${title}`));
  const failures = [...withStatus('unexpected'), ...results.errors.map(({ message = 'the run' }) => message)];
  const flaky = withStatus('flaky');
  return { passed: withStatus('expected').length + flaky.length, failed: failures.length, flaky, failures };
};

const readResults = (): Count => {
  try {
    return countResults(JSON.parse(readFileSync('test-results/results.json', 'utf8')) as Results);
  } catch {
    return { passed: 0, failed: 1, flaky: [], failures: ['the browser tests did not run'] };
  }
};

/** Runs Playwright with its arguments on the built shop, on a free port and a database of its own, and counts the results. */
export const runPlaywright = async (args: readonly string[]): Promise<Count & { isGood: boolean }> => {
  const folder = mkdtempSync(join(tmpdir(), 'undula-'));
  rmSync('test-results', { recursive: true, force: true });
  const own = { SHOP_PORT: String(await findFreePort()), DATABASE_FILE: join(folder, 'shop.db'), MAIL_FOLDER: join(folder, 'outbox') };
  const isGood = await new Promise<boolean>((resolve) => {
    const child = spawn('playwright', ['test', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...own, PATH: `node_modules/.bin:${process.env['PATH']}` },
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  const count = readResults();
  rmSync(folder, { recursive: true, force: true });
  return { ...count, isGood: isGood && count.failed === 0 && count.passed > 0 };
};
