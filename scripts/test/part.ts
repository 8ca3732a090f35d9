import type { Count } from '../../tests/support/count-reporter.ts';

/** A part of a test run: its name in the table, and its result. A part without tests, such as the build, reports success with `isGood`. */
export type Part = { name: string; run: () => Promise<Count & { isGood: boolean }> };

/** The result of a part. */
export type Outcome = Count & { name: string; isGood: boolean; minutes: number };

/** A part without tests to count. */
export const withoutTests = (name: string, isGood: boolean): Count & { isGood: boolean } => ({
  isGood,
  passed: 0,
  failed: isGood ? 0 : 1,
  flaky: [],
  failures: isGood ? [] : [name],
});

/** Runs parts one after the other, and continues after a failure, so that one run reports everything. */
export const runParts = async (parts: readonly Part[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const { name, run } of parts) {
    const startedAt = performance.now();
    const came = await run();
    outcomes.push({ name, minutes: (performance.now() - startedAt) / 60_000, ...came });
  }
  return outcomes;
};
