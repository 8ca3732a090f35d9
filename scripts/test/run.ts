import { installSystemPackages } from '../../tests/support/system-packages.ts';
import { type Part, runParts } from './part.ts';
import { verdictOf } from './verdict.ts';

/**
 * Installs what the tests need, runs parts, and prints a summary at the end: failures, flaky tests, minutes and sums. Returns the exit
 * code.
 */
export const runTests = async (parts: readonly Part[]): Promise<number> => {
  let isInstalled = false;
  const install: Part = {
    name: 'system packages',
    run: async () => {
      isInstalled = installSystemPackages();
      return { isGood: isInstalled, passed: 0, failed: 0, flaky: [], failures: [] };
    },
  };
  const first = await runParts([install]);
  const outcomes = isInstalled ? [...first, ...(await runParts(parts))] : first;
  const { isGood, lines } = verdictOf(outcomes);
  for (const line of lines) console.log(line);
  return isGood ? 0 : 1;
};
