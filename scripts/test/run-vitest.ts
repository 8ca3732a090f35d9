import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from '../../tests/support/count-reporter.ts';
import { runStep } from './step.ts';

const nothing: Count = { passed: 0, failed: 0, flaky: [], failures: [] };

/**
 * Runs vitest with its arguments as a step of that name, and counts the results; `env` extends the environment. On failure all output is
 * printed.
 */
export const runVitest = async (
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Count & { isGood: boolean }> => {
  const folder = mkdtempSync(join(tmpdir(), 'undula-count-'));
  const file = join(folder, 'count.json');
  const { isGood } = await runStep({ name, command: 'vitest', arguments: ['run', ...args], env: { ...env, COUNT_FILE: file } });
  const count = readCount(file);
  rmSync(folder, { recursive: true, force: true });
  return { ...count, isGood: isGood && count.failed === 0 && count.passed > 0 };
};

const readCount = (file: string): Count => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Count;
  } catch {
    return nothing;
  }
};
